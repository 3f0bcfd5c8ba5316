import { attempt } from '../../lib/errors';
import { t } from '../../lib/i18n/webhook';
import { notify } from '../../ui/notify';
import { useSendTestWebhookMutation } from './useSendTest.generated';

/** Sends a test event to a webhook and says so, or why not; whether it left. `fromLog`: the log is open and is loaded again. */
export const useSendTest = ({ fromLog }: { fromLog: boolean }) => {
  const [sendTest, { loading }] = useSendTestWebhookMutation({
    refetchQueries: fromLog ? ['Webhooks', 'WebhookDeliveries'] : ['Webhooks'],
  });
  const send = async (id: string): Promise<boolean> => {
    const problem = await attempt(() => sendTest({ variables: { input: { id } } }));
    void notify(problem ? { tone: 'error', message: problem.message } : { message: t('testSent') });
    return problem === null;
  };
  return { send, sending: loading };
};
