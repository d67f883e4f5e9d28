// @ts-check

/**
 * npm runs us in a shell. A signal sent to npm ends that shell, and many shells do not pass it on: the site would run
 * on with nothing to stop it. So a process that has lost its parent shell stops itself.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
