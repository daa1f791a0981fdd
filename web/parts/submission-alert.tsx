import type { RefObject } from 'react';
import { Alert } from '../kit/alert.tsx';

type Props = { of: { alert: string | null; alertRef: RefObject<HTMLDivElement | null> } };

/** What went wrong with a form as a whole, where `useSubmission` leads the focus. */
export function SubmissionAlert({ of: { alert, alertRef } }: Props) {
  return (
    alert && (
      <Alert tone="danger" ref={alertRef}>
        {alert}
      </Alert>
    )
  );
}
