import { type SceneKind, sceneKindLabels, sceneKinds } from '@theke/rules/signage/scene-kinds';
import { icon } from '@theke/ui/icon';
import { kindIcons } from './kind-icons.ts';
import * as css from './scene-content.module.css';
import { sceneMessages } from './scene-messages.de.ts';

type Props = { name: string; value: SceneKind | undefined; onChoose: (kind: SceneKind) => void };

/** The kinds of scenes as cards with icon and sentence. */
export const KindChoice = ({ name, value, onChoose }: Props) => (
  <fieldset>
    <legend className={css.question}>{sceneMessages.choose}</legend>
    <div className={css.kinds}>
      {sceneKinds.map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <label key={kind} className={css.kind}>
            {/* A press on the current kind must close the choice too, so this listens to clicks. */}
            <input
              type="radio"
              name={name}
              checked={kind === value}
              onChange={() => onChoose(kind)}
              onClick={() => kind === value && onChoose(kind)}
            />
            <Icon {...icon} />
            <b>{sceneKindLabels[kind]}</b>
            <span>{sceneMessages.kinds[kind]}</span>
          </label>
        );
      })}
    </div>
  </fieldset>
);
