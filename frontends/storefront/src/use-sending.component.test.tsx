import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSending } from './use-sending.ts';

test('what is sent is told while it is on its way, and handed on with its reply', async () => {
  let reply: (text: string) => void = () => undefined;
  const onSuccess = jest.fn();
  const { result } = renderHook(() =>
    useSending((_: boolean) => new Promise<string>((resolve) => (reply = resolve)), { onSuccess }),
  );
  expect(result.current).toMatchObject({ isPending: false });
  act(() => result.current.send(false));
  expect(result.current).toMatchObject({ isPending: true, sent: false });
  await act(async () => reply('thanks'));
  expect(result.current.isPending).toBe(false);
  expect(result.current.error).toBeUndefined();
  expect(onSuccess).toHaveBeenCalledWith('thanks');
});

test('a refusal is told until something is sent again', async () => {
  const refused = new Error('too late');
  const onError = jest.fn();
  const send = jest.fn<(input: string) => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValue('thanks');
  const { result } = renderHook(() => useSending(send, { onSuccess: () => undefined, onError }));
  await act(async () => result.current.send('yes'));
  expect(result.current).toMatchObject({ isPending: false, sent: 'yes', error: refused });
  expect(onError).toHaveBeenCalledWith(refused);
  await act(async () => result.current.send('yes'));
  expect(result.current.error).toBeUndefined();
});
