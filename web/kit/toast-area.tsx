import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import * as say from '../words/house.tsx';
import { buttonStyle } from './button-style.ts';
import { classes } from './classes.ts';
import { TOAST_DURATION, type ToastState } from './toast.ts';

type Props = { toasts: ToastState[]; onClose: (id: number) => void };

/** F8 brings the focus here; a swipe to the right of 50 px puts a notification away. */
export function ToastArea({ toasts, onClose }: Props) {
  return (
    <Toast.Provider
      duration={TOAST_DURATION}
      label={say.notification}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toasts.map((toast) => (
        <One key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      {/* In a discussion, above the field one writes in; clear of a bar of buttons at the foot; on a phone, of all
          that is at the foot, and of a sheet's head, which leaves room for it. */}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-(--standing) z-[60] m-0 grid w-full max-w-md list-none gap-2 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] outline-none in-data-top:bottom-[calc(6rem+var(--standing))] sm:in-[body:has([data-at-foot=bar])]:top-16 sm:in-[body:has([data-at-foot=bar])]:bottom-auto max-sm:in-[body:has([data-at-foot])]:top-0 max-sm:in-[body:has([data-at-foot])]:bottom-auto max-sm:in-[body:has([data-at-foot])]:pt-[max(0.5rem,env(safe-area-inset-top))]"
      />
    </Toast.Provider>
  );
}

function One({ toast, onClose }: { toast: ToastState; onClose: () => void }) {
  return (
    <Toast.Root
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      {...(toast.duration ? { duration: toast.duration } : {})}
      type={toast.tone === 'danger' ? 'foreground' : 'background'}
      className={classes(
        'flex animate-[appear_200ms_var(--settle)] items-start gap-3 rounded-large border border-line bg-float max-[20rem]:flex-wrap py-3 pr-2 pl-4 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        toast.tone === 'danger' && 'border-l-[3px] border-l-danger',
      )}
    >
      <div className="grid flex-1 content-center gap-0.5 self-stretch py-1 max-[20rem]:basis-full">
        <Toast.Title className="text-small font-medium text-ink">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="text-small text-ink-soft">{toast.description}</Toast.Description>
        )}
      </div>
      {toast.action && (
        <Toast.Action
          altText={toast.action.label}
          onClick={toast.action.run}
          className={buttonStyle('secondary', 'small')}
        >
          {toast.action.label}
        </Toast.Action>
      )}
      <Toast.Close aria-label={say.dismiss} className={buttonStyle('quiet', 'icon')}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
