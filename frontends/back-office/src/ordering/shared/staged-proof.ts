import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { createUpload } from '@theke/contracts/media/upload';
import type { ProofKind } from '@theke/contracts/ordering/delivery';

/** Photo or signature of a delivery on this device. `store` uploads it once, also if it is called again. */
export type StagedProof = { kind: ProofKind; store(api: OfficeApi): Promise<string> };

/** @param data picture as a data URL */
export function stageProof(kind: ProofKind, data: string): StagedProof {
  let stored: string | undefined;
  const name = kind === 'photo' ? 'zustellung.jpg' : 'unterschrift.png';
  return {
    kind,
    async store(api) {
      stored ??= (await api(createUpload, { body: { data, name } })).id;
      return stored;
    },
  };
}
