import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router-dom';
import { unlessDone } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';
import { notifyFailure } from '../../kit/notice/notifyFailure';
import { useResendVerificationEmailMutation } from './ResendVerification.generated';
import { t } from './texts';

/** Milliseconds for which the notification is shown (docs/rules/back-office.md#notices). */
const noticeFor = 4000;

/** Sends the verification mail again and shows a notification at the top right. */
export const ResendVerification = () => {
  const [resend, { loading }] = useResendVerificationEmailMutation();

  const guard = useRevalidator();

  const send = async (): Promise<void> => {
    try {
      const answer = await unlessDone(resend);
      // The address was verified meanwhile, for one on another device: the guard leads on.
      if (answer?.data?.resendVerificationEmail === false) return await guard.revalidate();
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
