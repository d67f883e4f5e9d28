import { usePage } from '#platform/page/page.ts';
import { toastsId } from '#site/toasts.ts';
import { Toast, ToastStack } from '#ui/toast.tsx';

/** Where notices come up, with one of each tone ready to be copied: `islands/interruptions/notify.ts` does that. */
export function Toasts() {
  const { words } = usePage();
  return (
    <ToastStack id={toastsId}>
      <template data-tone="success">
        <Toast tone="success" dismissLabel={words.shell.closePanel}>
          <span data-fill="text" />
        </Toast>
      </template>
      <template data-tone="error">
        <Toast tone="error" title={words.shell.error} dismissLabel={words.shell.closePanel}>
          <span data-fill="text" />
        </Toast>
      </template>
    </ToastStack>
  );
}
