import type { AuthUser, Profile } from '@parlour/contract';
import { picturePath } from './artwork/catalogue.ts';
import { sampleId } from './sampleId.ts';

/** A member of the sample club with their profile. */
export type SampleMember = AuthUser & { readonly profile: Profile };

const instanceUrl = 'https://crm.club.example';

/** Both members, with the documented email addresses for sign-in. */
export const members: readonly SampleMember[] = [
  {
    id: sampleId('member', 'rosalind-hale'),
    email: 'member@club.example',
    name: 'Rosalind Hale',
    crmId: 'CRM-10417',
    instanceUrl,
    profile: {
      ref: sampleId('member', 'rosalind-hale'),
      firstName: 'Rosalind',
      lastName: 'Hale',
      profilePicture: picturePath('sport-regatta'),
      memberSince: '2017-04-12',
      dateOfBirth: '1978-02-28',
      email: 'member@club.example',
      phone: '+1 212 555 0148',
      professional: {
        company: 'Hale Whitcombe Architects',
        title: 'Founding Partner',
        workEmail: 'rosalind@halewhitcombe.example',
      },
      address: {
        street: '118 Willow Street',
        city: 'Brooklyn',
        state: 'NY',
        zipCode: '11201',
        country: 'United States',
      },
    },
  },
  {
    id: sampleId('member', 'julien-okafor'),
    email: 'member2@club.example',
    name: 'Julien Okafor',
    crmId: 'CRM-20833',
    instanceUrl,
    profile: {
      ref: sampleId('member', 'julien-okafor'),
      firstName: 'Julien',
      lastName: 'Okafor',
      profilePicture: null,
      memberSince: '2022-11-03',
      dateOfBirth: '1991-12-31',
      email: 'member2@club.example',
      phone: '+44 20 7946 0632',
      professional: {
        company: 'Northlight Pictures',
        title: 'Executive Producer',
        workEmail: 'julien.okafor@northlight.example',
      },
      address: {
        street: '9 Manchester Square',
        city: 'London',
        state: 'Greater London',
        zipCode: 'W1U 3PP',
        country: 'United Kingdom',
      },
    },
  },
];
