import type { InitConfig } from '@theke/contracts/gateway/init';
import { appAnchor } from '@theke/contracts/gateway/service-worker-path';
import { hasOwnFrame } from '@theke/rules/site/page';
import { rememberCookie } from '@theke/ui/consent/write-cookie';
import { imageUrl } from '@theke/ui/image-url';
import { useOnline } from '@theke/ui/use-online';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { usePath } from '../use-path.ts';
import { dismissCookie, dismissSeconds, isDismissed, isIos, isOffered } from './can-install.ts';
import { type How, InstallPrompt, Instructions } from './install-dialog.tsx';
import { whenAnswered } from './prompt-time.ts';
import { UpdateNotice } from './update-notice.tsx';
import { followUpdates } from './updates.ts';
import { keepWhatIsShown, letGoOfWorker, registerWorker } from './worker.ts';

/** Chromium's `beforeinstallprompt` event; `prompt` must be called from a press. */
export type BrowserPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Props = { config: InitConfig; registration: ServiceWorkerRegistration | undefined };

/** Installation of the app on the home screen: prompt, instructions and updates (APP-01 to APP-04). */
export function AppFlow({ config, registration: first }: Props): ReactNode {
  const [registration, setRegistration] = useState(first);
  const [step, setStep] = useState<'ask' | How>();
  const [native, setNative] = useState<BrowserPrompt>();
  const [restart, setRestart] = useState<{ press: () => void }>();
  const path = usePath();
  const isOnline = useOnline();
  const offered = isOffered(registration);

  // Links to install the app are visible only if it can be installed.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-app-offered', offered);
    return () => document.documentElement.removeAttribute('data-app-offered');
  }, [offered]);
  useEffect(() => {
    const onPrompt = (event: Event) => {
      // Prompts when the guest wants it instead of when the browser does.
      event.preventDefault();
      setNative(event as BrowserPrompt);
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest(`a[href="${appAnchor}"]`))) return;
      event.preventDefault();
      setStep('ask');
    };
    window.addEventListener('beforeinstallprompt', onPrompt);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('beforeinstallprompt', onPrompt);
      document.removeEventListener('click', onClick);
    };
  }, []);
  const askOnce = useEffectEvent(() => {
    if (isOffered(registration) && !isDismissed(document.cookie)) setStep((now) => now ?? 'ask');
  });
  useEffect(() => {
    whenAnswered(config, () => askOnce());
  }, [config]);
  useEffect(() => {
    if (!registration) return;
    keepWhatIsShown(registration);
    return followUpdates(registration, (press) => setRestart({ press }));
  }, [registration]);

  const close = () => setStep(undefined);
  const postpone = () => {
    rememberCookie(dismissCookie, 'true', dismissSeconds);
    close();
  };
  const cancel = async () => {
    await letGoOfWorker();
    setRegistration(undefined);
    setStep('ask');
  };
  const askBrowser = async () => {
    if (!native) return setStep('other');
    // Without a recent press the browser refuses; then another press is requested.
    const answer = await native.prompt().catch(() => undefined);
    if (!answer) return setStep('native');
    setNative(undefined);
    if (answer.outcome === 'dismissed') return cancel();
    close();
  };
  const install = async () => {
    try {
      setRegistration(await registerWorker());
    } catch {
      // Without caching, the page can still be added to the home screen (APP-06).
    }
    if (native) await askBrowser();
    else setStep(isIos(navigator) ? 'ios' : 'other');
  };

  if (step === 'ask') {
    const { favicon, version, shopName } = config;
    const iconUrl = favicon ? imageUrl(favicon, 'thumbnail') : `/icon.svg?v=${version}`;
    return <InstallPrompt {...{ shopName, iconUrl }} onInstall={install} onLater={postpone} />;
  }
  if (step)
    return <Instructions how={step} onNative={() => void askBrowser()} onDone={close} onCancel={() => void cancel()} />;
  if (restart && isOnline && !hasOwnFrame(path)) return <UpdateNotice onRestart={restart.press} />;
  return null;
}
