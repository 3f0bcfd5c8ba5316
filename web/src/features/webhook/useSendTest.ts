import { attempt } from '../../lib/errors';
import { notify } from '../../ui/notify';
import { useSendTestWebhookMutation } from './useSendTest.generated';

/**
 * Sends a test event to a webhook; the log shows what becomes of it, a notice why it could not leave. Answers whether it left.
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
