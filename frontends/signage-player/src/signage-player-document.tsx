import './polyfills.ts';
import '@theke/ui/base.css';
import '@theke/ui/inter.css';
import { createRoot } from 'react-dom/client';
import { PairingScreen } from './pairing/pairing-screen.tsx';
import { Player } from './player/player.tsx';
import type { ViewSource } from './player/player-view.ts';
import { startPlayer } from './player/start-player.ts';
import { startPreview } from './preview/start-preview.ts';
import { Identify } from './scenes/identify.tsx';
import { ItemView } from './scenes/item-view.tsx';
import { Standby } from './standby/standby.tsx';

const views = { ItemView, PairingScreen, Standby, Identify };
const root = createRoot(document.getElementById('app') ?? document.body);
const show = (source: ViewSource) => root.render(<Player source={source} views={views} />);

if (new URLSearchParams(location.search).has('preview')) show(startPreview());
else void startPlayer().then(show);
