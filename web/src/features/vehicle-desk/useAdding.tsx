import { useState, type ReactNode } from 'react';
import { AddAgencyDialog } from '../../domain/agency/AddAgencyDialog';
import { AddBrandDialog } from '../../domain/brand/AddBrandDialog';
import { useIsAdmin } from '../../platform/session/useIsAdmin';

type Addable = 'agency' | 'brand';

interface Named {
  id: string;
  name: string;
}

/** What can be added beside a vehicle's choices, and what was. */
export interface Adding {
  /** Whether agencies can be added, as only an Admin does. */
  agency: boolean;
  start: (what: Addable) => void;
  /** What was added and chosen last; the loaded choices do not have it. */
  added: Partial<Record<Addable, Named>>;
}

/**
 * Adds agencies and brands from the form of a vehicle. `choose` is called with what was added. Show `dialog` beside the form and not in it,
 * because it is a form as well.
 */
export const useAdding = (choose: (what: Addable, id: string) => void): { adding: Adding; dialog: ReactNode } => {
  const agency = useIsAdmin();
  const [open, setOpen] = useState<Addable | null>(null);
  const [added, setAdded] = useState<Adding['added']>({});
  const close = (): void => setOpen(null);
  const take = (what: Addable) => (record: Named) => {
    setAdded((before) => ({ ...before, [what]: record }));
    choose(what, record.id);
  };
  return {
    adding: { agency, start: setOpen, added },
    dialog: (
      <>
        {open === 'agency' && <AddAgencyDialog onAdded={take('agency')} onClose={close} />}
        {open === 'brand' && <AddBrandDialog onAdded={take('brand')} onClose={close} />}
      </>
    ),
  };
};
