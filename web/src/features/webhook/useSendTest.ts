import { attempt } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';
import { useSendTestWebhookMutation } from './useSendTest.generated';

/**
 * Sends a test event to a webhook; the log shows its outcome, a notification why it was not sent. Resolves to whether it was sent.
 * `fromLog`: the log is open and is loaded again.
 */
export const useSendTest = ({ fromLog }: { fromLog: boolean }) => {
  const [sendTest, { loading }] = useSendTestWebhookMutation({
    refetchQueries: fromLog ? ['Webhooks', 'WebhookDeliveries'] : ['Webhooks'],
  });
  const send = async (id: string): Promise<boolean> => {
    const problem = await attempt(() => sendTest({ variables: { input: { id } } }));
    if (problem) void notify({ tone: 'error', message: problem.message });
    return problem === null;
  };
  return { send, sending: loading };
};
