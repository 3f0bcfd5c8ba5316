import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight, IconKey, IconWifiOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookReservationMutation } from '../../domain/booking/Booking.generated';
import { BookingDriver } from '../../domain/booking/BookingDriver';
import { tripOptions } from '../../domain/reservation/draft';
import { usePublishReservation } from '../../domain/reservation/ReservationFeed';
import { resultOf } from '../../domain/reservation/taken';
import { useQuote } from '../../domain/reservation/useQuote';
import { FormMessage } from '../../kit/form/FormMessage';
import { useServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { StepHead } from '../../kit/steps/StepHead';
import classes from '../../kit/steps/Steps.module.css';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { paths } from '../../platform/url/paths';
import { CarStep } from './CarStep';
import { PriceStep } from './PriceStep';
import { t } from './texts';
import {
  emptyWalkIn,
  periodAt,
  stepOfField,
  storedWalkIn,
  walkInInput,
  walkInProblems,
  walkInSteps,
  type WalkInDraft,
} from './walkInDraft';
import { WhenStep } from './WhenStep';

/** Milliseconds after which 'now' is another minute. */
const minute = 60_000;
const last = walkInSteps.length - 1;

/** What the rental costs, below all steps. */
const PinnedPrice = ({ draft }: { draft: WalkInDraft }) => {
  const { data } = useQuote({ ...draft, options: tripOptions(draft) });
  const quote = data?.priceQuote;
  if (!quote) return null;
  const total = draft.registered ? quote.registeredTotal : quote.total;
  return (
    <Text fw={600} aria-live="polite" ta="end" mb={8}>
      {t('pinned', { total: formatMoney(total), days: t('days', { count: quote.days }) })}
    </Text>
  );
};

const Flow = ({ now }: { now: string }) => {
  const [book] = useBookReservationMutation();
  const publish = usePublishReservation();
  const navigate = useNavigate();
  const { online } = useNetwork();
  const heading = useRef<HTMLHeadingElement>(null);
  const [stored] = useState(storedWalkIn.load);
  const current = (draft: WalkInDraft): WalkInDraft => ({ ...draft, period: periodAt(draft, now) });

  const form = useServerForm<WalkInDraft>({
    initial: { values: current(stored) },
    onChange: storedWalkIn.keep,
    validate: (draft) => walkInProblems(current(draft)),
    save: async (draft) => {
      if (draft.step < last) return null;
      const problem = await attempt(async () => {
        const { data } = await book({ variables: { input: walkInInput(current(draft)) } });
        const made = data && resultOf(data.bookReservation);
        if (!made) return;
        publish(made);
        storedWalkIn.forget();
        void notify({ message: t('booked', { number: made.number }) });
        void navigate(paths.inspectionFor(made.number, { kind: 'DEPARTURE', legId: null }), { replace: true });
      });
      const steps = Object.keys(problem?.fields ?? {}).map(stepOfField);
      // A taken vehicle is told here, with the free ones that the server proposes.
      if (steps.length > 0 && problem?.code === 'VALIDATION') form.setFieldValue('step', Math.min(...steps));
      return problem;
    },
    onSaved: ({ step }) => step < last && go(step + 1),
  });
  const { values } = form;
  const step = walkInSteps[values.step] ?? 'when';

  const go = (to: number, changes: Partial<WalkInDraft> = {}): void => {
    const next = { ...form.values, ...changes, step: to };
    for (const [name, value] of Object.entries({ ...changes, step: to, period: periodAt(next, now) }))
      form.setFieldValue(name as keyof WalkInDraft, value as never);
    form.dismiss();
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  const shared = { form, now, onNext: (changes: Partial<WalkInDraft>) => go(values.step + 1, changes) };

  return (
    <form {...form.element} data-banner-first>
      <StepHead at={values.step} of={walkInSteps.length} title={t(`steps.${step}`)} heading={heading} />
      {!online && (
        <Alert color="saffron" icon={<IconWifiOff aria-hidden />} mb="md">
          {t('offline')}
        </Alert>
      )}
      <FormMessage form={form} />
      {step === 'when' && <WhenStep {...shared} />}
      {step === 'car' && <CarStep {...shared} />}
      {step === 'client' && <BookingDriver form={form} brief />}
      {step === 'price' && <PriceStep {...shared} />}
      {values.step > 0 && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          mt="md"
          onClick={() => {
            storedWalkIn.forget();
            form.restart({ values: current(emptyWalkIn()) });
          }}
        >
          {t('restart')}
        </Button>
      )}
      <div className={classes.bar}>
        {values.vehicleId && values.step > 1 && <PinnedPrice draft={values} />}
        <Group justify="space-between">
          <Button
            variant="default"
            size="md"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            disabled={values.step === 0}
            className={classes.back ?? ''}
            onClick={() => go(values.step - 1)}
          >
            {t('previous')}
          </Button>
          <Button
            type="submit"
            size="md"
            loading={form.busy}
            rightSection={
              values.step < last ? <IconArrowRight size={18} aria-hidden /> : <IconKey size={18} aria-hidden />
            }
          >
            {t(values.step < last ? 'next' : 'book')}
          </Button>
        </Group>
      </div>
    </form>
  );
};

/** Books a vehicle for somebody at the desk and leads into the departure (docs/rules/back-office.md#walk-in). */
export const WalkIn = () => {
  const now = useAgencyNow({ every: minute });
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{t('title')}</h1>
        <Text c="dimmed">{t('lead')}</Text>
      </header>
      {now ? (
        <Flow now={now} />
      ) : (
        <div role="status" aria-label={t('common:loading')}>
          <Skeleton height={320} radius="md" />
        </div>
      )}
    </div>
  );
};
