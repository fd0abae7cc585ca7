#!/bin/bash
# A simulation as a Slurm array: each task plays one shard. Not tried: there was no Slurm at hand.
#
#   sbatch examples/cluster/slurm.sh
#   cyberdeck merge parts/*.json        # once all tasks are done; it names the shards that are missing
#
# To play the missing ones again: sbatch --array=3,17 --export=ALL,SHARDS=64 examples/cluster/slurm.sh
#SBATCH --job-name=cyberdeck
#SBATCH --array=1-64
#SBATCH --cpus-per-task=1
#SBATCH --mem=500M
#SBATCH --time=04:00:00
#SBATCH --requeue
set -eu

# How many shards there are in all. With a part of the array SLURM_ARRAY_TASK_COUNT is another number, so it is said here.
shards=${SHARDS:-64}
program=${CYBERDECK:-$HOME/cyberdeck} # on a file system that all nodes see
out=${OUT:-$SLURM_SUBMIT_DIR/parts}

mkdir -p "$out"
exec "$program" simulate aetherium --seat bot:hard --seat bot:easy --matches 10000 --seed 1 \
    --threads "$SLURM_CPUS_PER_TASK" --shard "$SLURM_ARRAY_TASK_ID/$shards" --out "$out/part-$SLURM_ARRAY_TASK_ID.json"
