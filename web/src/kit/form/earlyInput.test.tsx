import { Checkbox, MantineProvider, Radio, TextInput } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useTickedEarly, useTypedEarly } from './earlyInput';
import { useServerForm } from './useServerForm';

/** Hydrates a part that the server drew, after a visitor has used it. Returns what takes it away again. */
const hydrate = async (part: ReactNode, visit: () => void): Promise<() => void> => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(part);
  visit();
  const root = await act(() => hydrateRoot(place, part));
  return () => {
    act(() => root.unmount());
    place.remove();
  };
};

const type = (name: string, text: string): void => {
  screen.getByRole<HTMLInputElement>('textbox', { name }).value = text;
};

test('a form sends what was typed and chosen before it was hydrated', async () => {
  const shown: object[] = [];
  const Form = () => {
    const form = useServerForm({
      initial: { values: { name: '', note: 'Rien', title: 'MR', terms: false } },
      save: () => Promise.resolve(null),
    });
    shown.push(form.values);
    return (
      <form {...form.element}>
        <TextInput label="Nom" {...form.field('name')} />
        <TextInput label="Note" {...form.field('note')} />
        <Radio.Group {...form.field('title')}>
          <Radio value="MR" label="Monsieur" />
          <Radio value="MRS" label="Madame" />
        </Radio.Group>
        <Checkbox label="Conditions" {...form.check('terms')} />
      </form>
    );
  };
  const remove = await hydrate(
    <MantineProvider>
      <Form />
    </MantineProvider>,
    () => {
      type('Nom', 'Salma');
      screen.getByRole('radio', { name: 'Madame' }).click();
      screen.getByRole('checkbox').click();
    },
  );
  expect(shown.at(-1)).toEqual({ name: 'Salma', note: 'Rien', title: 'MRS', terms: true });
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Salma');
  remove();
});

test('a field, a select and boxes outside of a form hand over what they hold, once', async () => {
  const taken: unknown[] = [];
  const Filters = () => {
    const [text, setText] = useState('');
    const [order, setOrder] = useState('price');
    const [fuels, setFuels] = useState<readonly string[]>(['DIESEL']);
    const field = useTypedEarly<HTMLInputElement>(text, (typed) => {
      taken.push(typed);
      setText(typed);
    });
    const select = useTypedEarly<HTMLSelectElement>(order, (chosen) => {
      taken.push(chosen);
      setOrder(chosen);
    });
    const boxes = useTickedEarly<HTMLDivElement, string>(['DIESEL', 'PETROL', 'HYBRID'], (ticked) => {
      taken.push(ticked);
      setFuels(ticked);
    });
    return (
      <div ref={boxes}>
        <input ref={field} aria-label="Âge" value={text} onChange={() => undefined} />
        <select ref={select} value={order} onChange={() => undefined}>
          <option>price</option>
          <option>name</option>
        </select>
        {['DIESEL', 'PETROL', 'HYBRID'].map((fuel) => (
          <label key={fuel}>
            <input type="checkbox" value={fuel} checked={fuels.includes(fuel)} onChange={() => undefined} />
            {fuel}
          </label>
        ))}
      </div>
    );
  };
  const remove = await hydrate(<Filters />, () => {
    type('Âge', '25');
    screen.getByRole<HTMLSelectElement>('combobox').value = 'name';
    screen.getByRole('checkbox', { name: 'PETROL' }).click();
    screen.getByRole('checkbox', { name: 'HYBRID' }).click();
  });
  expect(taken).toEqual(['25', 'name', ['DIESEL', 'PETROL', 'HYBRID']]);
  expect(screen.getByRole('checkbox', { name: 'HYBRID' })).toBeChecked();
  remove();

  taken.length = 0;
  const removeUntouched = await hydrate(<Filters />, () => undefined);
  expect(taken).toEqual([]);
  removeUntouched();
});
