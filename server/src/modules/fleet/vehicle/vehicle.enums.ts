import { registerEnumType } from 'type-graphql';

export enum VehicleCategory {
  COMPACT_SUV = 'COMPACT_SUV',
  FAMILY_SEDAN = 'FAMILY_SEDAN',
  LUXURY_SEDAN = 'LUXURY_SEDAN',
  CITY_CAR = 'CITY_CAR',
  SMALL_CITY_CAR = 'SMALL_CITY_CAR',
}

export enum Fuel {
  DIESEL = 'DIESEL',
  PETROL = 'PETROL',
  HYBRID = 'HYBRID',
  ELECTRIC = 'ELECTRIC',
}

export enum Transmission {
  MANUAL = 'MANUAL',
  AUTOMATIC = 'AUTOMATIC',
}

export enum VehicleColor {
  RED = 'RED',
  ORANGE = 'ORANGE',
  YELLOW = 'YELLOW',
  GREEN = 'GREEN',
  BLUE = 'BLUE',
  PURPLE = 'PURPLE',
  PINK = 'PINK',
  WHITE = 'WHITE',
  BLACK = 'BLACK',
  BROWN = 'BROWN',
  GREY = 'GREY',
  GOLD = 'GOLD',
}

export enum InsuranceType {
  LIABILITY = 'LIABILITY',
  COLLISION = 'COLLISION',
  COMPREHENSIVE = 'COMPREHENSIVE',
}

registerEnumType(VehicleCategory, {
  name: 'VehicleCategory',
  description: 'The five categories of the fleet.',
  valuesConfig: {
    COMPACT_SUV: { description: 'SUV compacts.' },
    FAMILY_SEDAN: { description: 'Berlines familiales.' },
    LUXURY_SEDAN: { description: 'Berlines de luxe.' },
    CITY_CAR: { description: 'Citadines.' },
    SMALL_CITY_CAR: { description: 'Petites citadines.' },
  },
});
registerEnumType(Fuel, { name: 'Fuel', description: 'Fuel of a vehicle.' });
registerEnumType(Transmission, { name: 'Transmission', description: 'Gearbox.' });
registerEnumType(VehicleColor, { name: 'VehicleColor', description: 'Colour of the body.' });
registerEnumType(InsuranceType, {
  name: 'InsuranceType',
  description: 'Kinds of insurance cover.',
  valuesConfig: {
    LIABILITY: { description: 'Responsabilité civile.' },
    COLLISION: { description: 'Collision.' },
    COMPREHENSIVE: { description: 'Tous risques.' },
  },
});
