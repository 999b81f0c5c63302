import { type TaskCard as Card, type TaskState, taskStateNames, taskStates } from '@theke/contracts/time-tracking/task';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Fragment, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { columnsOf, type Place, placeOf } from './board-order.ts';
import type { Adding } from './column-add.tsx';
import { ColumnAdd } from './column-add.tsx';
import * as css from './task-board.module.css';
import { type CardNames, TaskCard } from './task-card.tsx';
import { taskMessages } from './task-messages.de.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';

type Props = {
  cards: readonly Card[];
  names: CardNames;
  today: string;
  /** Column that phones show. */
  column: TaskState;
  /** Number of completed tasks that are not shown. */
  older: number;
  onMove: (id: string, place: Place) => void;
  onOlder: () => void;
  /** Undefined without write permission. */
  adding: Adding | undefined;
};

/** Board of tasks with a column per state; cards can be moved by mouse and keyboard. */
export function TaskBoard({ cards, names, today, column, older, onMove, onOlder, adding }: Props) {
  const hint = useId();
  const { board, drag, lift } = useBoardDrag(onMove);
  const keys = useBoardKeys(cards, onMove);
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const columns = columnsOf(keys.shown);
  const dragged = drag && cards.find(({ id }) => id === drag.id);
  // Moving to another column replaces the element, so the focus must follow.
  const liftedId = keys.lifted;
  const liftedCard = keys.shown.find(({ id }) => id === liftedId);
  const place = liftedCard && `${liftedCard.state} ${columns[liftedCard.state].indexOf(liftedCard)}`;
  useEffect(() => {
    if (liftedId && place) links.current.get(liftedId)?.focus();
  }, [liftedId, place]);

  const title = (card: Card) => (
    <Link
      to={`/tasks/${card.id}`}
      ref={(element) => {
        if (element) links.current.set(card.id, element);
        else links.current.delete(card.id);
      }}
      draggable={false}
      className={css.link}
      aria-describedby={hint}
      onKeyDown={(event) => keys.onKeyDown(event, card.id)}
    >
      {card.title}
    </Link>
  );
  return (
    <>
      <p id={hint} hidden>
        {taskMessages.lift}
      </p>
      <div ref={board} className={classNames(css.board, drag && css.dragging)}>
        {taskStateNames.map((state) => {
          const shown = columns[state].filter(({ id }) => id !== drag?.id);
          const isTarget = drag?.place.state === state;
          const gap = <li className={css.gap} style={{ height: drag?.height }} aria-hidden="true" />;
          return (
            <section
              key={state}
              data-column={state}
              className={classNames(css.column, state !== column && css.other)}
              aria-label={taskMessages.column(taskStates[state], columns[state].length)}
            >
              <h2 className={css.heading}>
                {taskStates[state]} <span>{columns[state].length + (state === 'done' ? older : 0)}</span>
              </h2>
              {adding && <ColumnAdd {...{ state, ...adding }} />}
              <ol className={css.cards}>
                {isTarget && drag.place.after === null && gap}
                {shown.map((card) => (
                  <Fragment key={card.id}>
                    <li
                      data-task={card.id}
                      className={classNames(css.card, card.id === liftedId && css.held)}
                      onPointerDown={(event) => {
                        const from = placeOf(cards, card.id);
                        if (from) lift(event, card.id, from);
                      }}
                    >
                      <TaskCard {...{ card, names, today }}>{title(card)}</TaskCard>
                    </li>
                    {isTarget && drag.place.after === card.id && gap}
                  </Fragment>
                ))}
              </ol>
              {shown.length === 0 && !isTarget && <p className={css.empty}>{taskMessages.empty}</p>}
              {state === 'done' && older > 0 && (
                <button type="button" className={css.older} onClick={onOlder}>
                  {taskMessages.olderDone(older)}
                </button>
              )}
            </section>
          );
        })}
      </div>
      {drag && dragged && (
        <div
          className={classNames(css.card, css.ghost)}
          style={{ left: drag.left, top: drag.top, width: drag.width }}
          aria-hidden="true"
        >
          <TaskCard card={dragged} {...{ names, today }}>
            <span className={css.link}>{dragged.title}</span>
          </TaskCard>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{keys.announcement}</span>
      </VisuallyHidden>
    </>
  );
}
