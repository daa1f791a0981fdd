/** Words of the galleries of films and of art. */
import { inFigures } from '../data/counted.ts';

// art words
export const artLead =
  'Stand in front of one work for as long as it takes. Pick a way of looking, or just say what you see.';
export const myArtCollection = 'My Art Collection';
export const featuredMasterpieces = 'Featured Masterpieces';
export const afterTheNumberOfMasterpieces = 'works to look at slowly.';
export const addArtwork = 'Add Artwork';
export const addPainting = 'Add Painting';
export const chooseFromFamous = 'Choose from Famous';
export const artist = 'Artist';
export const allArtists = 'All artists';
export const movement = 'Movement';
export const allMovements = 'All movements';
export const searchAllArtworks = 'Search all artworks';
export const noArtworksFound = 'No artworks found matching your search.';
export const noPaintingsFoundInTheDialog = 'No paintings found matching your search.';
export const noArtworksYet = 'No artworks in your collection yet. Whatever hangs in your mind can hang here.';

// movie words
export const moviesLead =
  'Choose a film you know, or mean to know better. Pick a way in, or just begin to talk.';
export const backToStartHere = 'Back to Start Here';
export const myMovieCollection = 'My Movie Collection';
export const featuredCinema = 'Featured Cinema';
export const afterTheNumberOfFilms = 'films that people keep arguing about.';
export const addMovie = 'Add Movie';
export const chooseFromFeatured = 'Choose from Featured';
export const director = 'Director';
export const allDirectors = 'All directors';
export const genre = 'Genre';
export const searchAllFilms = 'Search all films';
export const noFilmsFound = 'No films found matching your search.';
export const noMoviesFoundInTheDialog = 'No movies found matching your search criteria.';

// add dialog
export const howToAdd = 'How to add';

// add manually
export const isInYourCollection = (title: string) => `“${title}” is in your collection`;
export const thatCouldNotBeAdded = 'That could not be added';

// choose featured
export const nowInYourCollection = (wanted: string) => `${wanted} in your collection`;
export const searchTheFeatured = (featured: number, many: string) =>
  `Search the ${featured} featured ${many}`;
export const wasOneOf = (title: string) => `“${title}” is`;

// edit dialog
export const isSaved = (title: string) => `“${title}” is saved`;
export const edit = (title: string) => `Edit “${title}”`;

// editing place
export const isNotYoursAnyMore = (noun: string) => `That ${noun} is not in your collection any more`;

// exploring place
export const isNotFeatured = (noun: string) => `That ${noun} is not among the featured ones`;

// featured card
export const thatCouldNotBeUndone = 'That could not be undone';
export const isYours = 'In your collection';
export const addToMyCollection = 'Add to my collection';
export const addItToMyCollection = (title: string) => `Add ${title} to my collection`;

// filter bar
export const clearAllFilters = 'Clear All Filters';

// gallery
export const fetchingYour = (many: string) => `Fetching your ${many}`;
export const yourOwnCouldNotBeFetched = (many: string) => `Your own ${many} could not be fetched.`;

// own card
export const thatCouldNotBeRemoved = 'That could not be removed';

// use card talk
export const chooseAnObjective = 'Choose an objective';

// work form
export const titleIsRequired = 'Title is required';
export const directorNameIsRequired = 'Director name is required';
export const year = 'Year';
export const exampleOfGenre = 'Drama, Crime';
export const posterUrl = 'Poster URL';
export const artistNameIsRequired = 'Artist name is required';
export const medium = 'Medium';
export const exampleOfMedium = 'Oil on canvas';
export const dimensions = 'Dimensions';
export const exampleOfDimensions = '77 × 53 cm';
export const whereItHangs = 'Where it hangs';
export const imageUrl = 'Image URL';
export const aYearIsAWholeNumber = 'A year is a whole number.';

// candidate row
export const yours = 'Yours';

// second work dialog
export const whatShallHangBeside = (title: string) => `What shall hang beside “${title}”?`;
export const whyASecondWork = 'Two works side by side show what each does alone. Choose the second one.';
export const otherWaysToExploreIt = 'Other ways to explore it';
export const couldNotBeOpenedFor = (trouble: string) => `The discussion could not be opened. ${trouble}`;
export const searchAllForASecondWork = 'Search your artworks and the famous ones';
export const fetchingTheArtworks = 'Fetching the artworks';
export const oftenSetBesideIt = 'Often set beside it';
export const allArtworks = 'All artworks';
export const onlySomeShown = (shown: number, found: string) =>
  `${shown} of ${found} are shown. Search to find the others.`;
export const exampleOfYear = 'c. 1503';
export const manyAre = (count: number, many: string) => `${inFigures(count)} ${many} are`;
