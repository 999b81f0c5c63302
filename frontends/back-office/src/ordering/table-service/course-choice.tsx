import { Segmented } from '@theke/ui/segmented';
import { courseMessages } from '../shared/course-messages.de.ts';
import * as css from './menu-picker.module.css';
import { offeredCourses } from './round-lines.ts';
import { tableServiceMessages } from './table-service-messages.de.ts';

const { round: texts } = tableServiceMessages;

/** The course of the products that are picked next (TABLE-07). */
export const CourseChoice = ({ course, onChange }: { course: number; onChange: (course: number) => void }) => (
  <div className={css.course}>
    <span aria-hidden="true">{texts.courseOfNext}</span>
    <Segmented
      label={texts.courseOfNext}
      value={String(course)}
      segments={offeredCourses.map((each) => ({ value: String(each), label: courseMessages.course(each) }))}
      onChange={(value) => onChange(Number(value))}
    />
  </div>
);
