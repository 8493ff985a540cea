import { forwardRef } from 'react';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import styles from './delete-dialog.module.css';
import type { TalkForm } from './use-talk';

interface DeleteDialogProps {
  Form: TalkForm;
  /** Without scripts the page itself comes with the question. */
  isAsked: boolean;
  /** Back to the talk. */
  backPath: string;
  onClose: () => void;
}

/** Asks before a talk is deleted. The browser's own dialog: Esc closes it and the focus goes back. */
export const DeleteDialog = forwardRef<HTMLDialogElement, DeleteDialogProps>(function DeleteDialog(
  { Form, isAsked, backPath, onClose },
  ref,
) {
  return (
    <dialog ref={ref} open={isAsked || undefined} className={styles.dialog} aria-labelledby="delete-title">
      <h2 id="delete-title">Delete this chat?</h2>
      <p>All its messages will be gone for good. Your working and marks stay.</p>
      <div className={styles.actions}>
        <a
          href={backPath}
          className={buttonClass({ variant: 'line', size: 'sm' })}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          Keep it
        </a>
        <Form method="post" onSubmit={onClose}>
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" variant="main" size="sm">
            Delete
          </Button>
        </Form>
      </div>
    </dialog>
  );
});
