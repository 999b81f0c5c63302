import { maxCaseStudies } from '@theke/rules/content/teaser-texts';

/**
 * The stories beside a menu follow the field under the pointer or the focus; where a field has none, those of before stay. They go on being those of the last
 * field, so that one can get to them.
 */
export function enhance(panel: HTMLElement): void {
  const title = panel.querySelector('[data-stories]');
  const stories = [...panel.querySelectorAll<HTMLElement>('[data-story]')];
  if (!title) return;
  const name = title.textContent;
  const follow = ({ target }: Event) => {
    const sector = target instanceof Element ? target.closest<HTMLElement>('[data-sector]')?.dataset.sector : undefined;
    if (sector === undefined) return;
    const meant = stories.filter((story) => (JSON.parse(story.dataset.story ?? '[]') as string[]).includes(sector));
    if (meant.length === 0) return;
    title.textContent = `${name}: ${sector}`;
    const shown = new Set(meant.slice(0, maxCaseStudies));
    for (const story of stories) story.hidden = !shown.has(story);
  };
  panel.addEventListener('pointerover', follow);
  panel.addEventListener('focusin', follow);
}
