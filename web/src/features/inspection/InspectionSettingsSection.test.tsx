import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { notify } from '../../kit/notice/notify';
import { InspectionSettingsSection } from './InspectionSettingsSection';

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));

const settings = {
  __typename: 'InspectionSettings',
  checklist: ['Clés', 'Cric'],
  minLicenceYears: 2,
  minDriverAge: 21,
  papersStop: false,
  paperPhotoDays: 90,
  version: 3,
};

it('lets an Admin choose what is looked at, and shows what the server refuses at its field', async () => {
  const inputs: object[] = [];
  server.use(
    api.query('InspectionSettings', () => HttpResponse.json({ data: { inspectionSettings: settings } })),
    api.mutation('UpdateInspectionSettings', ({ variables }) => {
      inputs.push((variables as { input: object }).input);
      return inputs.length === 1
        ? refusal('Trop jeune.', 'VALIDATION', { fields: { minDriverAge: ['L’âge va de 18 à 40.'] } })
        : HttpResponse.json({ data: { updateInspectionSettings: { ...settings, version: 4 } } });
    }),
  );
  const { user } = renderAt('/parametres', <InspectionSettingsSection />);
  const age = await screen.findByRole('textbox', { name: /^Âge minimal/ });
  await user.clear(age);
  await user.type(age, '12');
  await user.click(screen.getByRole('checkbox', { name: /bloque le départ$/ }));
  await user.type(screen.getByRole('textbox', { name: /^Éléments contrôlés/ }), '\nGilet');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findAllByText('L’âge va de 18 à 40.')).length).toBeGreaterThan(0);
  await user.clear(age);
  await user.type(age, '23');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ message: 'Réglages des états des lieux enregistrés.' }));
  expect(inputs[1]).toEqual({
    version: 3,
    checklist: ['Clés', 'Cric', 'Gilet'],
    minLicenceYears: 2,
    minDriverAge: 23,
    paperPhotoDays: 90,
    papersStop: true,
  });
});
