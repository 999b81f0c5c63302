import type { Branch } from '@theke/contracts/catalog/branch';
import { translated } from '@theke/rules/texts/translated';
import { langAttributes } from '@theke/ui/lang-attributes';
import { aboutMessages as messages } from './about-messages.de.ts';
import * as css from './branch-about.module.css';
import { BranchContact } from './branch-contact.tsx';
import { BranchHours } from './branch-hours.tsx';

/** Description, opening hours and address of a branch, below its menu. */
export default function BranchAbout({ branch, now }: { branch: Branch; now: Date }) {
  return (
    <section className={css.about} aria-labelledby="about-branch">
      <div>
        <h2 id="about-branch">{messages.about(branch.name)}</h2>
        {branch.description && (
          <p {...langAttributes(branch, 'description')} className={css.description}>
            {translated(branch, 'description')}
          </p>
        )}
        <BranchContact branch={branch} />
      </div>
      <div>
        <h2>{messages.hours}</h2>
        <BranchHours branch={branch} now={now} />
      </div>
    </section>
  );
}
