import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages as admin } from '@theke/admin/messages.de.ts';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { holidayCountries } from '@theke/rules/hours/holidays';
import type { Period } from '@theke/rules/hours/week-hours';
import { zoneOfBusiness } from '@theke/rules/hours/zone-of-business';
import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { ApiError } from '@theke/ui/api-error';
import { Checkbox } from '@theke/ui/checkbox';
import { Notice } from '@theke/ui/notice';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import * as css from './hours.module.css';
import { hoursMessages } from './hours-messages.de.ts';
import { type FormerHours, restoreHours, saveSpecialDays } from './save-special-days.ts';
import { SpecialDaysDialog } from './special-days-dialog.tsx';

const messages = hoursMessages.dialog;
const pageSize = 500;

type SpecialDays = { dates: readonly string[]; periods: readonly Period[] };

/** Dialog for special days of several branches. A refused branch does not stop the others (HOURS-27). */
export function BranchesSpecialDays({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { data = [] } = useQuery({
    queryKey: [branches.name, 'all'],
    queryFn: ({ signal }) =>
      readEveryPage<Branch>(
        (page) => api(branches.endpoints.list, { query: { page, pageSize, sort: 'name' } }, signal),
        pageSize,
      ),
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const zone = zoneOfBusiness(data);
  const chosen = data.filter(({ id }) => !left.includes(id));

  const { run: save, isBusy } = useAction(async ({ dates, periods }: SpecialDays) => {
    const [done, problems]: [FormerHours[], string[]] = [[], []];
    for (const { id, name } of chosen) {
      try {
        done.push(await saveSpecialDays(api, id, dates, periods));
      } catch (error) {
        problems.push(`${name}: ${ApiError.from(error).message}`);
      }
    }
    void client.invalidateQueries({ queryKey: [branches.name] });
    setRefused(problems);
    if (done.length > 0)
      toast({
        text: messages.saved(dates.length, done.length),
        action: { label: messages.undo, onPress: () => void undo(done) },
      });
    if (problems.length === 0) onClose();
  });
  async function undo(done: readonly FormerHours[]) {
    try {
      for (const former of done) await restoreHours(api, former);
      toast({ text: messages.undone });
    } catch (error) {
      toast({ text: ApiError.from(error).message });
    }
    void client.invalidateQueries({ queryKey: [branches.name] });
  }
  return (
    <SpecialDaysDialog
      key={zone}
      today={dateOf(localTime(zone, Date.now()))}
      country={countryOfZone(zone) ?? holidayCountries[0]}
      existing={[]}
      missing={chosen.length === 0 ? messages.chooseBranch : undefined}
      busyLabel={isBusy && admin.working}
      onSave={(dates, periods) => void save({ dates, periods })}
      onClose={onClose}
    >
      <fieldset>
        <legend className={css.legend}>{messages.branches}</legend>
        <ul className={css.days}>
          {data.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                checked={!left.includes(id)}
                onChange={({ target }) => setLeft(target.checked ? left.filter((each) => each !== id) : [...left, id])}
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
        {chosen.some(({ deliveryHours }) => deliveryHours.length > 0) && (
          <p className={css.text}>{messages.deliveryToo}</p>
        )}
      </fieldset>
      {refused.length > 0 && (
        <Notice kind="late" role="alert">
          <b>{messages.refused}</b>
          <ul>
            {refused.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </SpecialDaysDialog>
  );
}
