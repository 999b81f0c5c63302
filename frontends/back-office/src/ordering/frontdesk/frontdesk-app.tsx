import { useQuery } from '@tanstack/react-query';
import { ApiBaseContext, ApiContext, type OfficeApi } from '@theke/admin/api/office-api.ts';
import { MeContext } from '@theke/admin/api/session.ts';
import { ShopContext, shopQuery } from '@theke/admin/api/shop.ts';
import { call } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { initEntry, readInitData } from '@theke/ui/init-data';
import { useState } from 'react';
import { DeskShutOut } from './desk-shut-out.tsx';
import { FrontdeskPage } from './frontdesk-page.tsx';
import { tellerOf } from './teller-of.ts';

/** Path of the tablet's API, to which its cookie is limited. */
const base = '/frontdesk';

/** App of the front desk tablet: one branch's orders, authorised by the tablet's key instead of a login. */
export function FrontdeskApp() {
  const [isShutOut, setIsShutOut] = useState(false);
  const [desk] = useState(() => initEntry(readInitData(), '/frontdesk'));
  const { data: shop } = useQuery(shopQuery);
  const [api] = useState(
    (): OfficeApi => async (endpoint, sent, signal) => {
      try {
        return await call(endpoint, sent, signal, base);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) setIsShutOut(true);
        throw error;
      }
    },
  );
  const branch = shop?.branches.find(({ id }) => id === desk?.branch);
  if (!desk || !shop || !branch || isShutOut) return <DeskShutOut />;
  return (
    <ApiBaseContext value={base}>
      <ApiContext value={api}>
        <ShopContext value={shop}>
          <MeContext value={tellerOf(desk)}>
            <FrontdeskPage branch={branch} name={desk.name} />
          </MeContext>
        </ShopContext>
      </ApiContext>
    </ApiBaseContext>
  );
}
