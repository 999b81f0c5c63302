import type { ComponentType } from 'react';
import { NewsList } from '../lists/news-list.tsx';
import { ProjectList } from '../lists/project-list.tsx';
import { MarkedBlock, useListMarks } from '../page/editor-marks.tsx';
import { type Entry, entriesIn, type Value } from '../page/values.ts';
import { LevelContext } from '../parts/title.tsx';
import { Accordion } from './accordion.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Columns, ColumnsShifted } from './columns.tsx';
import { ContactSection } from './contact-section.tsx';
import { ContentForm } from './content-form.tsx';
import { ImageSection } from './image-section.tsx';
import { Intro } from './intro.tsx';
import { IntroHome } from './intro-home.tsx';
import { Clients, Partnerships } from './logos.tsx';
import { NewsScroller } from './news-scroller.tsx';
import { Profile } from './profile.tsx';
import { Quote } from './quote.tsx';
import { QuoteSlider } from './quote-slider.tsx';
import { Rule } from './rule.tsx';
import * as css from './sections.module.css';
import { SharedBlock } from './shared-block.tsx';
import { SideScroller } from './side-scroller.tsx';
import { Skills } from './skills.tsx';
import { Slider } from './slider.tsx';
import { SubGroup } from './sub-group.tsx';
import { BusinessSectors, Topics } from './subjects.tsx';
import { Team } from './team.tsx';
import { TextElement } from './text-element.tsx';
import { TextSection } from './text-section.tsx';
import { TitleSection } from './title-section.tsx';
import { UnknownSection } from './unknown-section.tsx';

/** Components by section type (packages/rules/src/content/section-types.ts). */
export const sections: Readonly<Record<string, ComponentType<{ value: Value }>>> = {
  intro_home: IntroHome,
  intro_v1: Intro,
  intro_v2: Intro,
  slider: Slider,
  contact_section: ContactSection,
  title_section: TitleSection,
  text_section: TextSection,
  text_element: TextElement,
  image_section: ImageSection,
  quote: Quote,
  quote_slider: QuoteSlider,
  accordion: Accordion,
  skills: Skills,
  profile: Profile,
  clients: Clients,
  partnerships: Partnerships,
  call_to_action: CallToAction,
  hr: Rule,
  side_scroller: SideScroller,
  columns: Columns,
  columns_shifted: ColumnsShifted,
  sub_group: SubGroup,
  team: Team,
  form: ContentForm,
  news_scroller: NewsScroller,
  case_studies: CaseStudies,
  business_sectors: BusinessSectors,
  topics: Topics,
  projects: ProjectList,
  news: NewsList,
  block: SharedBlock,
};

const titled = ['intro_home', 'intro_v1', 'intro_v2', 'title_section'];

/** The first section that visitors get. */
const firstShown = (value: Value, name: string): Entry | undefined =>
  entriesIn(value, name).find(({ isHidden }) => !isHidden);

/** Whether the first section of a page contains its title. */
export const beginsWithTitle = (value: Value, name = 'body'): boolean =>
  titled.includes(firstShown(value, name)?.type ?? '');

/** One section of a body. */
export function Section({ entry, level }: { entry: Entry; level: 'h1' | 'h2' }) {
  const Component = Object.hasOwn(sections, entry.type) ? sections[entry.type] : undefined;
  return (
    <LevelContext value={level}>
      <MarkedBlock entry={entry}>{Component ? <Component value={entry.value} /> : <UnknownSection />}</MarkedBlock>
    </LevelContext>
  );
}

/**
 * Heading level of a section. @param page content of the page if the section is in its own list: the first section may
 * contain the page's heading
 */
export const levelOf = ({ id, type }: Entry, page: { value: Value; name: string } | undefined): 'h1' | 'h2' =>
  page && titled.includes(type) && firstShown(page.value, page.name)?.id === id ? 'h1' : 'h2';

/** Sections of a body. */
export function Body({ value, name = 'body', isPage = false }: { value: Value; name?: string; isPage?: boolean }) {
  const marks = useListMarks(name);
  return (
    <div className={css.body} {...marks}>
      {entriesIn(value, name).map((entry) => (
        <Section key={entry.id} entry={entry} level={levelOf(entry, isPage ? { value, name } : undefined)} />
      ))}
    </div>
  );
}
