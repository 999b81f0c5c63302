import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { BareSelect } from '@theke/ui/bare-select';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { useNow } from '@theke/ui/use-now';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ArrowLeft, Maximize2, Minimize2, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { PushMenu } from '../../notifications/shared/push-menu.tsx';
import { AddedMinutesMenu } from './added-minutes-menu.tsx';
import * as css from './board-header.module.css';
import { boardTitle } from './board-title.ts';
import { orderMessages } from './order-messages.de.ts';
import { useBoardBranch } from './use-board-branch.ts';
import type { BoardFeed } from './use-board-feed.ts';
import { useFullScreen } from './use-full-screen.ts';

type Props = {
  feed: Pick<BoardFeed, 'counts' | 'connection'>;
  /** Only on the board itself, which plays sounds. */
  sound?: { isOn: boolean; toggle: () => void };
};

/** Header of the board: branch, the three lists, connection state and time. */
export function BoardHeader({ feed: { counts, connection }, sound }: Props) {
  const { shopName } = useShop().config;
  const me = useMe();
  const { branches, branch, choose } = useBoardBranch();
  const now = useNow(1_000).getTime();
  const zoneOf = useZoneOf();
  const { search } = useLocation();
  const fullScreen = useFullScreen();
  useEffect(() => {
    document.title = `${boardTitle} - ${shopName}`;
  }, [shopName]);
  const tab = (to: string, label: string, count?: number, isBad = false): ReactNode => (
    <NavLink end to={`${to}${search}`} className={({ isActive }) => (isActive ? css.current : '')}>
      {label}
      {count ? <b className={isBad ? css.bad : undefined}>{count}</b> : null}
    </NavLink>
  );
  return (
    <header className={css.head}>
      <Link className={css.out} to={may(me, 'statistics.read') ? '/today' : '/my-time'}>
        <ArrowLeft {...icon} size={20} />
        {messages.backOffice}
      </Link>
      <h1>
        <VisuallyHidden>{boardTitle}</VisuallyHidden>
      </h1>
      <BareSelect
        className={css.branch}
        aria-label={orderMessages.board.branch}
        value={branch?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {branches.length > 1 && <option value="">{messages.navigation.allBranches}</option>}
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </BareSelect>
      <nav className={css.tabs} aria-label={boardTitle}>
        {tab('/orders', orderMessages.board.current, counts.current)}
        {tab('/orders/missed', orderMessages.board.missed, counts.missed, true)}
        {tab('/orders/history', orderMessages.board.history)}
      </nav>
      <span className={css.space} />
      <span
        className={connection === 'live' ? css.live : css.polling}
        role="status"
        title={orderMessages.board.connection[connection]}
      >
        <span>{orderMessages.board.connection[connection]}</span>
      </span>
      {sound && branch && <AddedMinutesMenu branch={branch.id} />}
      {sound && (
        <IconButton
          className={css.sound}
          label={sound.isOn ? orderMessages.board.soundOn : orderMessages.board.soundOff}
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        >
          {sound.isOn ? <Volume2 {...icon} size={22} /> : <VolumeX {...icon} size={22} />}
        </IconButton>
      )}
      {sound && <PushMenu branches={branches} branch={branch} first="orders" />}
      {fullScreen && (
        <IconButton
          className={css.fullScreen}
          label={fullScreen.isOn ? orderMessages.board.noFullScreen : orderMessages.board.fullScreen}
          onClick={fullScreen.toggle}
        >
          {fullScreen.isOn ? <Minimize2 {...icon} size={22} /> : <Maximize2 {...icon} size={22} />}
        </IconButton>
      )}
      <time className={css.clock}>{timeText(now, zoneOf(branch?.id))}</time>
    </header>
  );
}
