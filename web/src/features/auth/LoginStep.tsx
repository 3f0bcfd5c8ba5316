import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useAtStart } from '../../platform/effect/useAtStart';
import { attempt, type Problem, readProblem } from '../../platform/errors/errors';
import { ErrorState } from '../../kit/state/ErrorState';
import { FormMessage } from '../../kit/form/FormMessage';
import { useServerForm } from '../../kit/form/useServerForm';
import { CodeField } from '../../domain/second-factor/CodeField';
import { EnrolmentForm } from '../../domain/second-factor/EnrolmentForm';
import type { NewLoginFragment } from './LoginForm.generated';
import {
  type ConfirmRequiredSecondFactorMutation,
  type StartRequiredSecondFactorMutation,
  useConfirmRequiredSecondFactorMutation,
  useLoginWithSecondFactorMutation,
  useStartRequiredSecondFactorMutation,
} from './LoginStep.generated';
import { RecoveryCodes } from '../../domain/second-factor/RecoveryCodes';
import { t } from '../../domain/second-factor/texts';

interface StepProps {
  challenge: string;
  /** Receives the completed login. */
  onLogin: (made: NewLoginFragment) => void;
  /** Returns to the password, with a reason unless the person chose to. */
  onRestart: (reason?: string) => void;
}

const hasExpired = (problem: Problem | null): problem is Problem => problem?.code === 'AUTH.CHALLENGE_EXPIRED';

const Head = ({ title, lead }: { title: string; lead: string }) => (
  <div>
    <Title order={2} size="h4">
      {title}
    </Title>
    <Text c="dimmed">{lead}</Text>
  </div>
);

const Back = ({ onRestart }: Pick<StepProps, 'onRestart'>): ReactNode => (
  <Button variant="default" onClick={() => onRestart()}>
    {t('login.restart')}
  </Button>
);

const CodeStep = ({ challenge, onLogin, onRestart }: StepProps) => {
  const [logIn] = useLoginWithSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const made = useRef<NewLoginFragment | undefined>(undefined);
  const form = useServerForm({
    initial: { values: { code: '' } },
    save: async ({ code }) => {
      const problem = await attempt(async () => {
        const { data } = await logIn({ variables: { input: { challenge, code } } });
        made.current = data?.loginWithSecondFactor;
      });
      if (hasExpired(problem)) onRestart(problem.message);
      return problem;
    },
    onSaved: () => made.current && onLogin(made.current),
    validate: ({ code }) => (code.trim() ? {} : { code: t('code.missing') }),
  });
  return (
    <form {...form.element}>
      <Stack gap="md">
        <Head title={t('login.title')} lead={t('login.lead')} />
        <FormMessage form={form} />
        <CodeField {...form.field('code')} recovery focused />
        <Button type="submit" size="md" loading={form.busy} fullWidth>
          {t('login.submit')}
        </Button>
        <Back onRestart={onRestart} />
      </Stack>
    </form>
  );
};

type Enrolled = ConfirmRequiredSecondFactorMutation['confirmRequiredSecondFactor'];
type Begun = StartRequiredSecondFactorMutation['startRequiredSecondFactor'];

const EnrolmentStep = ({ challenge, onLogin, onRestart }: StepProps) => {
  const [start] = useStartRequiredSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const [confirm] = useConfirmRequiredSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const [begun, setBegun] = useState<Begun | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const answered = useRef<Enrolled | null>(null);
  const [made, setMade] = useState<Enrolled | null>(null);

  const begin = (): Promise<void> =>
    start({ variables: { input: { challenge } } })
      .then(({ data }) => setBegun(data?.startRequiredSecondFactor ?? null))
      .catch((error: unknown) => setProblem(readProblem(error)));
  useAtStart(() => void begin());
  const retry = (): void => {
    setProblem(null);
    void begin();
  };

  if (made) {
    const { recoveryCodes, login } = made;
    return (
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('codes.title')}
        </Title>
        <RecoveryCodes codes={recoveryCodes} doneLabel={t('login.goOn')} onDone={() => onLogin(login)} />
      </Stack>
    );
  }
  const body = () => {
    if (begun)
      return (
        <EnrolmentForm
          secret={begun.secret}
          uri={begun.uri}
          onConfirm={async (code) => {
            const refusal = await attempt(async () => {
              const input = { challenge, enrolment: begun.enrolment, code };
              const { data } = await confirm({ variables: { input } });
              answered.current = data?.confirmRequiredSecondFactor ?? null;
            });
            if (hasExpired(refusal)) onRestart(refusal.message);
            return refusal;
          }}
          onConfirmed={() => setMade(answered.current)}
          footer={<Back onRestart={onRestart} />}
        />
      );
    if (problem)
      return (
        <>
          <ErrorState message={problem.message} onRetry={retry} />
          <Group>
            <Back onRestart={onRestart} />
          </Group>
        </>
      );
    return (
      <div role="status" aria-label={t('login.loading')}>
        <Skeleton height={320} radius="md" />
      </div>
    );
  };
  return (
    <Stack gap="md">
      <Head title={t('login.enrolTitle')} lead={t('login.enrolLead')} />
      {body()}
    </Stack>
  );
};

interface LoginStepProps extends StepProps {
  /** Asks for the missing part of the login: a code, or setting up the second factor. */
  kind: 'code' | 'enrolment';
}

/** Shows the second step of a staff login. */
export const LoginStep = ({ kind, ...props }: LoginStepProps) =>
  kind === 'code' ? <CodeStep {...props} /> : <EnrolmentStep {...props} />;
