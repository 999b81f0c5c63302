import { useMe } from '@theke/admin/api/session.ts';
import { lazy, type ReactNode, Suspense } from 'react';

const SecondStepPage = lazy(async () => ({ default: (await import('./second-step-page.tsx')).SecondStepPage }));

/** Shows nothing but the set-up to users whose session is held back (SESSION-17). */
export const SecondStepGate = ({ children }: { children: ReactNode }) =>
  useMe().mustSetUpSecondStep ? (
    <Suspense>
      <SecondStepPage />
    </Suspense>
  ) : (
    children
  );
