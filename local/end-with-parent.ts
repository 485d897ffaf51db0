/** Loaded into a program that has to end when the process that started it is gone, even killed. */
process.once('disconnect', () => process.exit());
