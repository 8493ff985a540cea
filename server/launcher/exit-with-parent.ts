// Imported before a program that the launcher starts: when its parent is gone, even by SIGKILL, it exits too.

/** Milliseconds for finishing requests. */
const graceMs = 3000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Waiting for that must not keep alive a program that has finished by itself.
  process.channel.unref();
}
