import { maxCaseStudies } from '@theke/rules/content/teaser-texts';

/**
 * Updates the stories beside a menu for the entry under the pointer or focus. An entry without stories keeps the
 * earlier ones. They also stay after the pointer leaves, so that it can reach them.
 */
export function enhance(panel: HTMLElement): void {
  const title = panel.querySelector('[data-stories]');
  const stories = [...panel.querySelectorAll<HTMLElement>('[data-story]')];
  if (!title) return;
  const name = title.textContent;
  const follow = ({ target }: Event) => {
    const sector = target instanceof Element ? target.closest<HTMLElement>('[data-sector]')?.dataset.sector : undefined;
    if (sector === undefined) return;
    const matching = stories.filter((story) => (JSON.parse(story.dataset.story ?? '[]') as string[]).includes(sector));
    if (matching.length === 0) return;
    title.textContent = `${name}: ${sector}`;
    const visible = new Set(matching.slice(0, maxCaseStudies));
    for (const story of stories) story.hidden = !visible.has(story);
  };
  panel.addEventListener('pointerover', follow);
  panel.addEventListener('focusin', follow);
}
