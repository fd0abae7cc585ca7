// The connection to the host: comes back by itself, sends what was not answered again, and keeps nothing but the token.

const SLOWEST = 8000;
const KEPT = 'cyberdeck';

/** A secret of 128 random bits, in hexadecimal. */
const secret = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is kept of the last table: `code`, `token`, `name`, `watch`; or null. Each tab has its own, and a new one that of the last. */
export function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

export class Link {
  /** `heard` gets every message without an `id`; `changed` is told whether the connection stands. */
  constructor(heard, changed) {
    Object.assign(this, { heard, changed, seat: kept(), seq: null, waiting: new Map(), next: 1, wait: 250, closed: false });
    this.prefix = secret().slice(0, 8);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
    addEventListener('online', () => this.hurry());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    this.said = Date.now();
    socket.onopen = () => {
      this.write({ type: 'hello', protocol: 1 });
      // A host that was started again knows seats by their tokens, but no spectators: joining is right for both.
      if (this.seat) this.join();
    };
    socket.onmessage = ({ data }) => socket === this.socket && this.take(JSON.parse(data));
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.changed(false);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, SLOWEST);
    };
  }

  /** Tries again at once, or asks whether a connection that slept is still there. */
  hurry() {
    if (this.closed) return;
    if (this.socket.readyState > WebSocket.OPEN) {
      this.wait = 250;
      this.open();
    } else if (this.socket.readyState === WebSocket.OPEN) {
      this.write({ type: 'ping' });
      const before = this.said;
      setTimeout(() => this.said === before && this.socket.readyState === WebSocket.OPEN && (this.socket.onclose(), this.socket.close()), 3000);
    }
  }

  take(message) {
    this.said = Date.now();
    if (message.seq !== undefined && (message.type === 'snapshot' || message.type === 'events')) this.seq = message.seq;
    if (message.type === 'seated') {
      this.wait = 250;
      this.seat = { ...this.seat, code: message.code, watch: message.seat === null };
      this.keep();
      for (const { message: again } of this.waiting.values()) this.write(again);
    }
    if (message.type === 'welcome') this.changed(true);
    if (message.type === 'bye') {
      this.closed = message.kind === 'version';
      // The token is void: with it nobody comes back.
      if (message.kind === 'removed') this.forget();
    }
    const asked = this.waiting.get(message.id);
    if (asked) {
      this.waiting.delete(message.id);
      asked.resolve(message);
    } else {
      this.heard(message);
    }
  }

  write(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends a message and gives its answer, even if the connection breaks in between. */
  ask(message) {
    const id = `${this.prefix}-${this.next++}`;
    return new Promise((resolve) => {
      this.waiting.set(id, { message: { ...message, id }, resolve });
      this.write({ ...message, id });
    });
  }

  /** Takes a seat, or the same one again. */
  join(wish) {
    if (wish) {
      const before = this.seat?.code === wish.code ? this.seat : null;
      this.seat = { code: wish.code, token: before?.token ?? secret(), name: wish.name, watch: wish.watch };
      this.wish = wish;
      this.seq = null;
    }
    const { code, token, name, watch } = this.seat;
    const place = watch ? { watch: true } : this.wish?.seat === undefined ? {} : { seat: this.wish.seat };
    const password = this.wish?.password ? { password: this.wish.password } : {};
    const from = this.seq === null ? {} : { seq: this.seq };
    this.write({ type: 'join', code, token, ...(name ? { name } : {}), ...place, ...password, ...from });
  }

  keep() {
    try {
      for (const storage of [sessionStorage, localStorage]) storage.setItem(KEPT, JSON.stringify(this.seat));
    } catch {
      // A browser that keeps nothing: a reload then asks for the code again.
    }
  }

  /** Forgets the table. */
  forget() {
    this.waiting.clear();
    Object.assign(this, { seat: null, seq: null, wait: 250 });
    try {
      for (const storage of [sessionStorage, localStorage]) storage.removeItem(KEPT);
    } catch {
      // Nothing was kept.
    }
  }

  /** Leaves the table. The seat stays taken at the host. */
  leave() {
    this.write({ type: 'bye' });
    this.forget();
    this.socket.onclose = null;
    this.socket.close();
    this.open();
  }
}
