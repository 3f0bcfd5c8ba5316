import { Button } from '@mantine/core';
import { notify } from '../../kit/notice/notify';
import { notifyFailure } from '../../kit/notice/notifyFailure';
import { useResendVerificationEmailMutation } from './ResendVerification.generated';
import { t } from './texts';

/** Milliseconds for which the notification is shown (docs/rules/back-office.md#notices). */
const noticeFor = 4000;

/** Sends the verification mail again and shows a notification at the top right. */
export const ResendVerification = () => {
  const [resend, { loading }] = useResendVerificationEmailMutation();

  const send = async (): Promise<void> => {
    try {
      await resend();
      void notify({ message: t('wait.sent'), autoClose: noticeFor });
    } catch (error) {
      notifyFailure(error, t('wait.notSent'));
    }
  };

  return (
    <Button onClick={() => void send()} loading={loading}>
      {t('wait.resend')}
    </Button>
  );
};
