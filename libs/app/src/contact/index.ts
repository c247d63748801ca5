export { ContactLinks } from './ContactLinks.tsx';
export { type ClubContact, ClubContactContext, useClubContact } from './contact.ts';
