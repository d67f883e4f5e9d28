// @ts-check

/**
 * npm runs us in a shell. A signal sent to npm ends that shell, and many shells do not pass it on: the site
 * would go on without anybody to stop it. So whoever has lost the shell that started it tells itself to stop.
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
