import { formatPairingCode } from '@theke/rules/signage/pairing-code';
import { Stage } from '../scenes/stage/stage.tsx';
import type { PairingScreenProps } from '../shared/view-props.ts';
import { problemText } from '../standby/problem-text.ts';
import { PairingCodeDrawing } from './pairing-code-drawing.tsx';
import { pairingMessages as messages } from './pairing-messages.de.ts';
import * as css from './pairing-screen.module.css';

const second = 1000;

/** "08:42" */
function remainingTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / second);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function Code({ code }: { code: string }) {
  const [first, last] = formatPairingCode(code).split('-');
  return (
    // Read letter by letter, not as a word.
    <p className={css.code} role="img" aria-label={messages.codeLabel([...code].join(' '))}>
      <span>{first}</span>
      <i />
      <span>{last}</span>
    </p>
  );
}

/** The code that connects this TV with a branch, and what to do with it. */
export function PairingScreen({ code, expiresAt, now, version, problem }: PairingScreenProps) {
  const isExpired = code !== '' && now >= expiresAt;
  const isValid = code !== '' && !isExpired;
  return (
    <Stage look="brand" className={css.screen}>
      <h1>{messages.title}</h1>
      {isValid ? <Code code={code} /> : <p className={css.wait}>{isExpired ? messages.expired : messages.loading}</p>}
      <ol>
        {messages.steps.map(({ before, action, after }, index) => (
          <li key={`${action}${after}`}>
            <span className={css.step}>{index + 1}</span>
            <span>
              {before}
              {action && <b>{action}</b>}
              {after}
            </span>
          </li>
        ))}
      </ol>
      {isValid && <PairingCodeDrawing code={code} />}
      {problem && (
        <p className={css.problem} role="status">
          {problemText(problem)}
        </p>
      )}
      <footer>
        {isValid && <span>{messages.newCodeIn(remainingTime(expiresAt - now))}</span>}
        <span>{window.location.host}</span>
        <span>{messages.version(version)}</span>
      </footer>
    </Stage>
  );
}
