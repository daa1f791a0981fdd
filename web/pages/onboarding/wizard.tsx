import { useEffect, useRef } from 'react';
import { wordsFor } from '../../call.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useUrlParam } from '../../routes/url-params.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import { BooksStep } from './books-step.tsx';
import { CompleteStep } from './complete-step.tsx';
import type { FirstShelf } from './first-shelf.ts';
import { Progress } from './progress.tsx';
import { STEP_LABELS, STEPS, type Step, stepParam, stepToShow } from './steps.ts';
import { WelcomeStep } from './welcome-step.tsx';

/** Three steps, each with its place in the address; none is shown before what it needs is there. */
export function Wizard({ shelf }: { shelf: FirstShelf }) {
  const [wanted, setStep] = useUrlParam(stepParam);
  const isKnown = shelf.books !== undefined || wanted === 'welcome';
  const step = isKnown
    ? stepToShow(wanted, { name: shelf.name, bookCount: shelf.books?.length ?? 0 })
    : wanted;
  const top = useStepArrival(step);
  const number = STEPS.indexOf(step) + 1;
  useTitle(say.stepInTitle(STEP_LABELS[step], number, STEPS.length));
  useEffect(() => {
    if (step !== wanted) setStep(step, { replace: true });
  }, [step, wanted, setStep]);

  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <Progress step={step} />
      <section
        ref={top}
        tabIndex={-1}
        aria-label={say.stepNumber(number, STEPS.length, STEP_LABELS[step])}
        className="outline-none"
      >
        {isKnown ? <StepPage step={step} shelf={shelf} onStep={setStep} /> : <Coming shelf={shelf} />}
      </section>
    </div>
  );
}

type StepProps = { step: Step; shelf: FirstShelf; onStep: (step: Step) => void };

function StepPage({ step, shelf, onStep }: StepProps) {
  switch (step) {
    case 'welcome':
      return <WelcomeStep shelf={shelf} onContinue={() => onStep('books')} />;
    case 'books':
      return (
        <BooksStep shelf={shelf} onBack={() => onStep('welcome')} onContinue={() => onStep('complete')} />
      );
    case 'complete':
      return <CompleteStep shelf={shelf} onBack={() => onStep('books')} />;
  }
}

/** Until the shelf is known. */
function Coming({ shelf: { trouble } }: { shelf: FirstShelf }) {
  if (trouble) {
    return (
      <div className="mt-10 grid justify-items-start gap-4">
        <Alert tone="danger">{say.yourBooksCouldNotBeFetched(wordsFor(trouble.error))}</Alert>
        <Button onClick={trouble.tryAgain}>{everywhere.tryAgain}</Button>
      </div>
    );
  }
  return (
    <div aria-busy="true" className="mt-10 grid min-h-dvh content-start gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
    </div>
  );
}

/** A new step starts at its top, with the focus on it, so that it is read out. */
function useStepArrival(step: Step) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return top;
}
