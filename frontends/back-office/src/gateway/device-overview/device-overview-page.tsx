import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { ListColumn } from '@theke/admin/lists/list-column.ts';
import { ListTable } from '@theke/admin/lists/list-table.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { minuteText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { TitleText } from '@theke/admin/ui/title-text.tsx';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon, MonitorSmartphone } from 'lucide-react';
import { AddDevice } from './add-device.tsx';
import * as css from './device-overview.module.css';
import { deviceOverviewMessages as texts } from './device-overview-messages.de.ts';
import { type DeviceRow, deviceKinds, needsHelp } from './device-row.ts';
import { useDeviceRows } from './use-device-rows.ts';

/** Devices of all kinds in one list, those that need help first. */
export function DeviceOverviewPage() {
  if (!may(useMe(), 'devices.read')) return <NotAllowed title={texts.title} />;
  return <DeviceOverview />;
}

function DeviceOverview() {
  const { rows, isLoading, failed, error, refetch } = useDeviceRows();
  const { search, change } = useListAddress();
  const view = search.get('view') ?? '';
  const kinds = deviceKinds.filter((kind) => rows.some((row) => row.kind === kind));
  const help = rows.filter(needsHelp);
  const isHelp = view === 'help';
  const kind = kinds.find((one) => one === view);
  const shown = isHelp ? help : rows.filter((row) => !kind || row.kind === kind);
  const views = [
    { label: texts.all, isOn: !isHelp && !kind, count: rows.length, onChoose: () => change({ view: undefined }) },
    { label: texts.help, isOn: isHelp, count: help.length, onChoose: () => change({ view: 'help' }) },
    ...kinds.map((one) => ({
      ...{ label: texts.tabs[one], isOn: one === kind, onChoose: () => change({ view: one }) },
      count: rows.filter((row) => row.kind === one).length,
    })),
  ];
  const body = () => {
    if (isLoading) return <TableSkeleton />;
    if (error) return <LoadFailure message={texts.loadFailed} error={error} refetch={refetch} />;
    const sign = <MonitorSmartphone {...icon} size={36} />;
    if (shown.length > 0) return <ListTable columns={columns} rows={shown} link={{ to: ({ to }) => to }} />;
    if (isHelp) return <Empty title={texts.noHelp} sign={<CircleCheck {...icon} size={36} />} />;
    return failed.length > 0 ? null : <Empty title={texts.empty} text={texts.emptyText} sign={sign} />;
  };
  return (
    <>
      <PageBar title={texts.title}>
        <AddDevice />
      </PageBar>
      <div className={css.above}>
        <ViewTabs views={views} />
        {!error &&
          failed.map((one) => (
            <Notice key={one} kind="late" role="status">
              {texts.partFailed(texts.tabs[one])}
            </Notice>
          ))}
      </div>
      {body()}
    </>
  );
}

type CellProps = { record: DeviceRow };

const icons: Record<DeviceRow['look'], LucideIcon> = {
  ok: CircleCheck,
  soon: CircleAlert,
  late: CircleX,
  plain: Clock,
};

const State = ({ record: { look, text } }: CellProps) => <StateText Icon={icons[look]} kind={look} text={text} />;

const Name = ({ record }: CellProps) => (
  <>
    <TitleText title={record.name} subtitle={texts.kinds[record.kind]} />
    <span className={table.onPhone}>
      <small className={table.muted}>
        <BranchName id={record.branch} />
      </small>{' '}
      <State record={record} />
    </span>
  </>
);

const Branch = ({ record: { branch } }: CellProps) => (
  <span className={table.named}>
    <BranchName id={branch} />
  </span>
);

function Seen({ record: { seenAt, branch } }: CellProps) {
  const now = useNow(60_000);
  const zone = useZoneOf()(branch);
  return seenAt === null ? messages.none : minuteText(seenAt, now, zone);
}

const columns: ListColumn<DeviceRow>[] = [
  { field: 'name', label: texts.device, from: 'phone', isWrapping: true, Cell: Name },
  { field: 'branch', label: texts.branch, from: 'tablet', Cell: Branch },
  { field: 'state', label: texts.state, from: 'tablet', isWrapping: true, Cell: State },
  { field: 'seenAt', label: texts.seen, from: 'desktop', isRight: true, Cell: Seen },
];
