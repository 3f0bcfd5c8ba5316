import { allLimits } from './field-limits.js';
import { IsMail, IsShortText } from './field-rules.js';
import { IsWholeNumber } from './value-rules.js';

abstract class Named {
  @IsShortText(7)
  name!: string;
}

class Validated extends Named {
  @IsWholeNumber(1, 9, 'Le nombre')
  count!: number;

  @IsMail()
  email!: string;
}

it('lists the limits of a rule under the class that declares it', () => {
  expect(allLimits().filter(({ name }) => name === Named.name || name === Validated.name)).toEqual([
    { name: 'Named', fields: [['name', { maxLength: 7 }]] },
    {
      name: 'Validated',
      fields: [
        ['count', { min: 1, max: 9 }],
        ['email', { maxLength: 50 }],
      ],
    },
  ]);
});
