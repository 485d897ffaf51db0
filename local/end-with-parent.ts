/** Preloaded into a program so that it exits with its parent process, even if the parent is killed. */
process.once('disconnect', () => process.exit());
