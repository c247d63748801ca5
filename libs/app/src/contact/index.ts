export {
  ContactLinks,
  type ClubContact,
  ClubContactContext,
  useClubContact,
} from './ContactLinks.tsx';
