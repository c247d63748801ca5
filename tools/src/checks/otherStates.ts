import type { OtherStates } from './screenStates.ts';

const noData = 'It shows nothing that was loaded.';
const oneThing = 'It is of one thing, and without it [not found](';

/** The reasons of the two apps. A check names what is missing here, and what no longer holds. */
export const otherStates: OtherStates = {
  ofGroup: {
    Screens: {
      offline:
        'It is not stored, and says that it needs the network as [Benefits](Screens/Benefits#Offline) does.',
      forbidden:
        'Members have no roles: what is not theirs is [not found](Screens/Not found#UnknownPath).',
    },
    Desk: {
      offline: 'It fails or is outdated, as the [queue](Desk/Requests/Queue#Offline) is.',
      forbidden:
        'Without the role it is [not shown](Desk/Not shown#NotFound). Once the role was taken away it says so, as [Today](Desk/Today#Forbidden) does.',
    },
  },
  ofPage: {
    'Screens/Benefit': { empty: `${oneThing}Screens/Benefit#NotFound).` },
    'Screens/Code at the door': {
      loading: 'Its code is loaded before it is opened.',
      empty: 'It is opened for one code.',
      failed: 'It loads nothing.',
      outdated: 'It says itself when the code has [ended](Screens/Code at the door#Ended).',
      offline: 'It needs no network.',
    },
    'Screens/Event': { empty: `${oneThing}Screens/Event#NotFound).` },
    'Screens/Gift product': { empty: `${oneThing}Screens/Gift product#NotFound).` },
    'Screens/Profile': {
      offline: 'It has the same message for every [failure](Screens/Profile#Failed).',
      empty:
        'Every member has one. Its lists can be empty, as where [little is known](Screens/Profile#LittleKnown).',
    },
    'Screens/Saved': {
      forbidden: 'Staff who look as the member [see none of it](Screens/Saved#LookingAsAMember).',
    },
    'Screens/Sign in': {
      loading: 'It waits for nothing.',
      empty: noData,
      failed:
        'It says what the server said, as that a [code is invalid](Screens/Sign in#InvalidCode).',
      outdated: noData,
      offline: 'It says that the [code was not sent](Screens/Sign in#CodeNotSent).',
      forbidden: 'Nobody is signed in there yet.',
    },
    'Screens/Vendor': { empty: `${oneThing}Screens/Vendor#NotFound).` },
    'Screens/View as member': {
      empty: noData,
      outdated: noData,
      offline: 'It [fails](Screens/View as member#Failed).',
      forbidden: 'A link that shows nobody any more has [ended](Screens/View as member#Ended).',
    },
    'Desk/Account': {
      empty: 'Everyone on the staff has one.',
      forbidden: 'Everyone on the staff may open their own.',
    },
    'Desk/Members/Member': {
      empty: 'Without the member it says that they do not exist.',
      outdated:
        'It says so above the member, as the [request](Desk/Requests/States of a Request#Outdated) does.',
    },
    'Desk/Search': {
      forbidden:
        'Everyone may search, and finds what their roles open: [a concierge](Desk/Search#ForAConcierge).',
    },
    'Desk/Set up': {
      empty: noData,
      outdated: noData,
      offline:
        'It says why the link can not be opened, as for an [invalid one](Desk/Set up#Invalid).',
      forbidden: 'A link opens it, and no role.',
    },
    'Desk/Settings/Begin': {
      empty: 'It asks for what is not there yet.',
      outdated: 'It says so above the step, as the [settings](Desk/Settings/Settings#Outdated) do.',
      longWords: 'Its steps are parts of the [settings](Desk/Settings/Settings#LongWords).',
    },
    'Desk/Settings/Settings': { empty: 'Each setting has a value from the start.' },
    'Desk/Sign in': {
      loading: 'It waits for nothing.',
      empty: noData,
      outdated: noData,
      offline: 'It says that signing in [failed](Desk/Sign in#Failed).',
      forbidden: 'Nobody is signed in there yet.',
    },
    'Desk/Staff': { empty: 'Whoever opens the list is on it.' },
    'Desk/Studio/Editor': {
      outdated:
        'What is typed stays, and saving says that there is a [conflict](Desk/Studio/Editor#Conflict).',
    },
    'Desk/Dialogs/A new API key': { failed: 'It sends nothing.' },
    'Desk/Dialogs/Confirm that it is you': { longWords: 'Its words are fixed.' },
    'Desk/Dialogs/Save your recovery codes': {
      failed: 'It sends nothing.',
      longWords: 'The codes have one length.',
    },
    'Desk/Dialogs/Set up an authenticator app': { longWords: 'The key has one length.' },
    'Desk/Dialogs/Webhook secret': { failed: 'It sends nothing.' },
  },
};
