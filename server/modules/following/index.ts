export {
  cheer,
  type FollowablePerson,
  type FollowedPerson,
  type Following,
  type FollowPerson,
  follow,
  readFollowing,
  setFollowable,
  unfollow,
} from './following';
