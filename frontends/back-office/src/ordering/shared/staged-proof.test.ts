import { expect, test } from '@jest/globals';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { stageProof } from './staged-proof.ts';

// DELIVERY-09
test('uploads a proof once, also if the move that names it is sent again', async () => {
  const sent: unknown[] = [];
  let isCut = true;
  const api = (async (_endpoint: unknown, { body }: { body: unknown }) => {
    sent.push(body);
    if (isCut) throw new Error('no connection');
    return { id: 'foto' };
  }) as unknown as OfficeApi;
  const proof = stageProof('photo', 'data:image/jpeg;base64,AAAA');
  expect(sent).toEqual([]);
  await expect(proof.store(api)).rejects.toThrow('no connection');
  isCut = false;
  expect([await proof.store(api), await proof.store(api)]).toEqual(['foto', 'foto']);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ data: 'data:image/jpeg;base64,AAAA', name: 'zustellung.jpg' });
});
