import type { Device } from '@theke/contracts/notifications/device';
import { Link } from 'react-router';
import { deviceMessages } from './device-messages.de.ts';
import * as css from './device-setup.module.css';

const messages = deviceMessages.setup;

/** Setup instructions for a device type. */
export const DeviceSetup = ({ draft: { type = 'frontdesk' } }: { draft: Partial<Device> }) => (
  <>
    <ol className={css.steps}>
      {messages.steps[type].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {type === 'frontdesk' && <Link to="/api-keys">{messages.keys}</Link>}
  </>
);
