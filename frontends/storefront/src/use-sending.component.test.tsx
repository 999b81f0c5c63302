import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSending } from './use-sending.ts';

test('reports the input while it is being sent, and passes it on with the response', async () => {
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

test('shows a refusal until the next attempt', async () => {
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
