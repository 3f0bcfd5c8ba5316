import { useApolloClient } from '@apollo/client/react';
import type { Fields } from '../../platform/graphql/fields';
import { attempt, type Problem } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';
import { usePublishReservation } from '../reservation/ReservationFeed';
import type { RentalProgressFragment } from './RentalProgress.generated';
import {
  RentalProgressDocument,
  useCloseRentalMutation,
  useDepartRentalMutation,
  useMarkRentalNoShowMutation,
  useReopenRentalMutation,
  useReturnRentalMutation,
} from './RentalSteps.generated';
import { t } from './texts';

/** Returns the functions that take a step of a rental and show a notice; each returns the problem, or null. */
export const useStageSteps = () => {
  const client = useApolloClient();
  const publish = usePublishReservation();
  const [depart] = useDepartRentalMutation();
  const [giveBack] = useReturnRentalMutation();
  const [noShow] = useMarkRentalNoShowMutation();
  const [close] = useCloseRentalMutation();
  const [reopen] = useReopenRentalMutation();

  const announce = (
    work: () => Promise<Pick<RentalProgressFragment, 'number' | 'stage'> | undefined>,
  ): Promise<Problem | null> =>
    attempt(async () => {
      const rental = await work();
      // The answer contains the fields of the row; other queries are reloaded.
      publish(null);
      if (rental?.stage)
        void notify({
          message: t('stages.done', { number: rental.number, name: t(`stages.name.${rental.stage}`) }),
        });
    });
  type Input<Mutate extends (options: { variables: { input: never } }) => unknown> =
    Parameters<Mutate>[0]['variables']['input'];

  return {
    depart: (input: Input<typeof depart>) =>
      announce(async () => (await depart({ variables: { input } })).data?.departRental),
    giveBack: (input: Input<typeof giveBack>) =>
      announce(async () => (await giveBack({ variables: { input } })).data?.returnRental),
    noShow: (input: Input<typeof noShow>) =>
      announce(async () => (await noShow({ variables: { input } })).data?.markRentalNoShow),
    close: (input: Input<typeof close>) =>
      announce(async () => (await close({ variables: { input } })).data?.closeRental),
    reopen: (input: Input<typeof reopen>) =>
      announce(async () => (await reopen({ variables: { input } })).data?.reopenRental),
    /** Loads the rental as it is stored now. */
    stored: async (number: string): Promise<Fields<RentalProgressFragment> | null> =>
      (await client.query({ query: RentalProgressDocument, variables: { number }, fetchPolicy: 'network-only' })).data
        ?.reservation ?? null,
  };
};
