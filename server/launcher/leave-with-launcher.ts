// Loaded before a program that the launcher starts: when the launcher is gone, however it went, the program leaves too.

/** Milliseconds for finishing requests. */
const grace = 3000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), grace).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Waiting for that must not keep alive a program that has finished by itself.
  process.channel.unref();
}
