import { messages } from '@theke/admin/messages.de.ts';
import { formatMoney, fromMoney, toMoney } from '@theke/rules/money/money';
import { amountText } from '@theke/rules/units/amount-text';
import { BareSelect } from '@theke/ui/bare-select';
import { Button } from '@theke/ui/button';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { Stepper } from '@theke/ui/stepper';
import { TextArea } from '@theke/ui/text-area';
import { courseMessages } from '../shared/course-messages.de.ts';
import * as css from './round-form.module.css';
import { firstAmount, offeredCourses, type RoundLine, sumOfLines, withAmount } from './round-lines.ts';
import { tableServiceMessages } from './table-service-messages.de.ts';
import type { Round } from './use-round.ts';

const { round: texts } = tableServiceMessages;

/** The picked products with amount and course, the note for the kitchen, and the button that sends the round. */
export function RoundForm({ round, currency }: { round: Round; currency: string }) {
  const { lines, setLines, comment, setComment, send, isBusy, problem } = round;
  const update = (key: number, changes: Partial<RoundLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  return (
    <div className={css.round}>
      {problem && (
        <Notice kind="late" role="alert">
          {sentenceOf(problem, texts.failed)}
        </Notice>
      )}
      {lines.length === 0 && <p className={css.empty}>{texts.empty}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <span>
              {line.product.name}
              <small>{choicesText(line)}</small>
            </span>
            <LineStepper line={line} onChange={(amount) => setLines(withAmount(lines, line.key, amount))} />
            <BareSelect
              aria-label={texts.courseOf(line.product.name)}
              value={line.course}
              onChange={({ target }) => update(line.key, { course: Number(target.value) })}
            >
              {offeredCourses.map((course) => (
                <option key={course} value={course}>
                  {courseMessages.course(course)}
                </option>
              ))}
            </BareSelect>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <>
          <TextArea
            label={texts.comment}
            optional={messages.optional}
            rows={2}
            maxLength={1000}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <dl aria-live="polite">
            <Leader kind="total" label={texts.total} value={formatMoney(sumOfLines(lines), currency)} />
          </dl>
          <Button size="large" isWide busyLabel={isBusy && texts.sending} onClick={send}>
            {texts.send}
          </Button>
        </>
      )}
    </div>
  );
}

const choicesText = ({ parts }: RoundLine): string => parts.flatMap((value) => value ?? []).join(', ');

/** Steps by one piece; measured amounts by a tenth. */
function LineStepper({ line, onChange }: { line: RoundLine; onChange: (amount: number) => void }) {
  const { product, amount, unit } = line;
  const least = firstAmount(product, unit);
  const step = Number.isInteger(amount) && amount < 10 ? 1 : fromMoney(toMoney(amount / 10));
  const rounded = (value: number) => fromMoney(toMoney(value));
  const isLeast = amount - step < Math.min(least, amount);
  return (
    <Stepper
      label={texts.amount(product.name)}
      text={amountText(amount, unit)}
      less={{
        label: isLeast ? texts.remove(product.name) : texts.less(product.name),
        isRemove: isLeast,
        onPress: () => onChange(isLeast ? 0 : rounded(amount - step)),
      }}
      more={{ label: texts.more(product.name), onPress: () => onChange(rounded(amount + step)) }}
    />
  );
}
