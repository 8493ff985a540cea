/** A published work in which students are described making a mistake. */
export interface Work {
  author: string;
  year: number;
  title: string;
}

/**
 * Every work that a record names. Only works that describe the mistake itself, or its kind for slips of reading
 * (Newman, Clements) and of procedure (Ashlock, Ryan and Williams), stand here (docs/decisions/0005).
 */
export const works = {
  'akkoc-2008': {
    author: 'Akkoç',
    year: 2008,
    title:
      'Pre-service mathematics teachers’ concept images of radian, International Journal of Mathematical Education in Science and Technology 39',
  },
  'allie-2003': {
    author: 'Allie, Buffler, Campbell, Lubben, Evangelinos, Psillos and Valassiades',
    year: 2003,
    title: 'Teaching Measurement in the Introductory Physics Laboratory',
  },
  'annin-lai-2010': {
    author: 'Annin and Lai',
    year: 2010,
    title: 'Common errors in counting problems, Mathematics Teacher 103',
  },
  'ashlock-2010': { author: 'Ashlock', year: 2010, title: 'Error Patterns in Computation, 10th edition' },
  'bakker-biehler-konold-2005': {
    author: 'Bakker, Biehler and Konold',
    year: 2005,
    title: 'Should young students learn about box plots?',
  },
  'bar-hillel-1980': {
    author: 'Bar-Hillel',
    year: 1980,
    title: 'The base-rate fallacy in probability judgments, Acta Psychologica 44',
  },
  'barniol-zavala-2014': {
    author: 'Barniol and Zavala',
    year: 2014,
    title: 'Test of understanding of vectors, Physical Review Special Topics: Physics Education Research 10',
  },
  'batanero-association-1996': {
    author: 'Batanero, Estepa, Godino and Green',
    year: 1996,
    title:
      'Intuitive strategies and preconceptions about association in contingency tables, Journal for Research in Mathematics Education 27',
  },
  'batanero-combinatorial-1997': {
    author: 'Batanero, Navarro-Pelayo and Godino',
    year: 1997,
    title:
      'Effect of the implicit combinatorial model on combinatorial reasoning in secondary school pupils, Educational Studies in Mathematics 32',
  },
  'battista-clements-1996': {
    author: 'Battista and Clements',
    year: 1996,
    title:
      'Students’ understanding of three-dimensional rectangular arrays of cubes, Journal for Research in Mathematics Education 27',
  },
  'behr-1984': {
    author: 'Behr, Wachsmuth, Post and Lesh',
    year: 1984,
    title: 'Order and equivalence of rational numbers, Journal for Research in Mathematics Education 15',
  },
  'beichner-1994': {
    author: 'Beichner',
    year: 1994,
    title: 'Testing student interpretation of kinematics graphs, American Journal of Physics 62',
  },
  'bell-1981': {
    author: 'Bell, Swan and Taylor',
    year: 1981,
    title: 'Choice of operation in verbal problems with decimal numbers, Educational Studies in Mathematics 12',
  },
  'ben-haim-1985': {
    author: 'Ben-Haim, Lappan and Houang',
    year: 1985,
    title: 'Visualizing rectangular solids made of small cubes, Educational Studies in Mathematics 16',
  },
  'bofferding-2014': {
    author: 'Bofferding',
    year: 2014,
    title:
      'Negative integer understanding: characterizing first graders’ mental models, Journal for Research in Mathematics Education 45',
  },
  'booth-1984': { author: 'Booth', year: 1984, title: 'Algebra: Children’s Strategies and Errors' },
  'boulton-lewis-1997': {
    author: 'Boulton-Lewis, Wilss and Mutch',
    year: 1997,
    title:
      'Analysis of primary school children’s abilities and strategies for reading and recording time from analogue and digital clocks, Mathematics Education Research Journal 9',
  },
  'bragg-outhred-2000': {
    author: 'Bragg and Outhred',
    year: 2000,
    title: 'What is taught versus what is learnt: the case of linear measurement, MERGA 23',
  },
  'brown-burton-1978': {
    author: 'Brown and Burton',
    year: 1978,
    title: 'Diagnostic models for procedural bugs in basic mathematical skills, Cognitive Science 2',
  },
  'brown-decimals-1981': {
    author: 'Brown',
    year: 1981,
    title: 'Place value and decimals, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'brown-operations-1981': {
    author: 'Brown',
    year: 1981,
    title: 'Number operations, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'brown-vanlehn-1980': {
    author: 'Brown and VanLehn',
    year: 1980,
    title: 'Repair theory: a generative theory of bugs in procedural skills, Cognitive Science 4',
  },
  'burger-shaughnessy-1986': {
    author: 'Burger and Shaughnessy',
    year: 1986,
    title:
      'Characterizing the van Hiele levels of development in geometry, Journal for Research in Mathematics Education 17',
  },
  'cambridge-0580-2024': {
    author: 'Cambridge Assessment International Education',
    year: 2024,
    title: 'IGCSE Mathematics 0580, June 2024: principal examiner report for teachers',
  },
  'campbell-graham-1985': {
    author: 'Campbell and Graham',
    year: 1985,
    title: 'Mental multiplication skill: structure, process, and acquisition, Canadian Journal of Psychology 39',
  },
  'cangelosi-2013': {
    author: 'Cangelosi, Madrid, Cooper, Olson and Hartter',
    year: 2013,
    title: 'The negative sign and exponential expressions, Journal of Mathematical Behavior 32',
  },
  'carpenter-1999': {
    author: 'Carpenter, Fennema, Franke, Levi and Empson',
    year: 1999,
    title: 'Children’s Mathematics: Cognitively Guided Instruction',
  },
  'carpenter-naep-1983': {
    author: 'Carpenter, Lindquist, Matthews and Silver',
    year: 1983,
    title: 'Results of the third NAEP mathematics assessment: secondary school, Mathematics Teacher 76',
  },
  'castro-sotos-2007': {
    author: 'Castro Sotos, Vanhoof, Van den Noortgate and Onghena',
    year: 2007,
    title: 'Students’ misconceptions of statistical inference, Educational Research Review 2',
  },
  'ccea-further-2022': {
    author: 'Council for the Curriculum, Examinations and Assessment',
    year: 2022,
    title: 'GCSE Further Mathematics: chief examiner’s report, summer series 2022',
  },
  'ccea-further-2023': {
    author: 'Council for the Curriculum, Examinations and Assessment',
    year: 2023,
    title: 'GCSE Further Mathematics: chief examiner’s report, summer series 2023',
  },
  'ccea-further-2024': {
    author: 'Council for the Curriculum, Examinations and Assessment',
    year: 2024,
    title: 'GCSE Further Mathematics: chief examiner’s report, summer series 2024',
  },
  'ccea-mathematics-2023': {
    author: 'Council for the Curriculum, Examinations and Assessment',
    year: 2023,
    title: 'GCSE Mathematics: chief examiner’s report, summer series 2023',
  },
  'ccea-mathematics-2025': {
    author: 'Council for the Curriculum, Examinations and Assessment',
    year: 2025,
    title: 'GCSE Mathematics: chief examiner’s report, November series 2025',
  },
  'clark-1997': {
    author: 'Clark and others',
    year: 1997,
    title: 'Constructing a schema: the case of the chain rule?, Journal of Mathematical Behavior 16',
  },
  'clarke-roche-2009': {
    author: 'Clarke and Roche',
    year: 2009,
    title:
      'Students’ fraction comparison strategies as a window into robust understanding, Educational Studies in Mathematics 72',
  },
  'clement-1982': {
    author: 'Clement',
    year: 1982,
    title:
      'Algebra word problem solutions: thought processes underlying a common misconception, Journal for Research in Mathematics Education 13',
  },
  'clement-mechanics-1982': {
    author: 'Clement',
    year: 1982,
    title: 'Students’ preconceptions in introductory mechanics, American Journal of Physics 50',
  },
  'clements-1980': {
    author: 'Clements',
    year: 1980,
    title: 'Analyzing children’s errors on written mathematical tasks, Educational Studies in Mathematics 11',
  },
  'clements-battista-1992': {
    author: 'Clements and Battista',
    year: 1992,
    title: 'Geometry and spatial reasoning, in Grouws (ed.), Handbook of Research on Mathematics Teaching and Learning',
  },
  'clements-sarama-2009': {
    author: 'Clements and Sarama',
    year: 2009,
    title: 'Learning and Teaching Early Math: The Learning Trajectories Approach',
  },
  'coker-1978': {
    author: 'Coker',
    year: 1978,
    title: 'Syntactic and semantic factors in the acquisition of before and after',
  },
  'cooper-shore-2008': {
    author: 'Cooper and Shore',
    year: 2008,
    title:
      'Students’ misconceptions in interpreting center and variability of data represented via histograms and stem-and-leaf plots, Journal of Statistics Education 16',
  },
  'cox-1975': {
    author: 'Cox',
    year: 1975,
    title:
      'Systematic errors in the four vertical algorithms in normal and handicapped populations, Journal for Research in Mathematics Education 6',
  },
  dawkins: { author: 'Dawkins', year: 2006, title: 'Common Math Errors, Paul’s Online Math Notes' },
  'de-bock-2007': {
    author: 'De Bock, Van Dooren, Janssens and Verschaffel',
    year: 2007,
    title: 'The Illusion of Linearity: From Analysis to Improvement',
  },
  'de-lima-tall-2008': {
    author: 'de Lima and Tall',
    year: 2008,
    title: 'Procedural embodiment and magic in linear equations, Educational Studies in Mathematics 67',
  },
  'de-villiers-1994': {
    author: 'de Villiers',
    year: 1994,
    title:
      'The role and function of a hierarchical classification of quadrilaterals, For the Learning of Mathematics 14',
  },
  'demby-1997': {
    author: 'Demby',
    year: 1997,
    title: 'Algebraic procedures used by 13- to 15-year-olds, Educational Studies in Mathematics 33',
  },
  'diaz-fuente-2007': {
    author: 'Díaz and de la Fuente',
    year: 2007,
    title:
      'Assessing students’ difficulties with conditional probability and Bayesian reasoning, International Electronic Journal of Mathematics Education 2',
  },
  'earnest-2017': {
    author: 'Earnest',
    year: 2017,
    title:
      'Clock work: how tools for time mediate problem solving and reveal understanding, Journal for Research in Mathematics Education 48',
  },
  'edexcel-2021': {
    author: 'Pearson Edexcel',
    year: 2021,
    title: 'A level Mathematics 9MA0, Paper 2, October 2021: examiners’ report',
  },
  'eedi-2024': {
    author: 'King, Burleigh, Woodhead, Kon, Baffour, Crossley, Reade and Demkin',
    year: 2024,
    title: 'Eedi: Mining Misconceptions in Mathematics, Kaggle',
  },
  'eizenberg-zaslavsky-2004': {
    author: 'Eizenberg and Zaslavsky',
    year: 2004,
    title: 'Students’ verification strategies for combinatorial problems, Mathematical Thinking and Learning 6',
  },
  'falk-1986': {
    author: 'Falk',
    year: 1986,
    title:
      'Conditional probabilities: insights and difficulties, Second International Conference on Teaching Statistics',
  },
  'falkner-1999': {
    author: 'Falkner, Levi and Carpenter',
    year: 1999,
    title: 'Children’s understanding of equality, Teaching Children Mathematics 6',
  },
  'fischbein-1985': {
    author: 'Fischbein, Deri, Nello and Marino',
    year: 1985,
    title:
      'The role of implicit models in solving verbal problems in multiplication and division, Journal for Research in Mathematics Education 16',
  },
  'fischbein-1991': {
    author: 'Fischbein, Nello and Marino',
    year: 1991,
    title:
      'Factors affecting probabilistic judgements in children and adolescents, Educational Studies in Mathematics 22',
  },
  'fischbein-1995': {
    author: 'Fischbein, Jehiam and Cohen',
    year: 1995,
    title:
      'The concept of irrational numbers in high-school students and prospective teachers, Educational Studies in Mathematics 29',
  },
  'fischbein-schnarch-1997': {
    author: 'Fischbein and Schnarch',
    year: 1997,
    title:
      'The evolution with age of probabilistic, intuitively based misconceptions, Journal for Research in Mathematics Education 28',
  },
  'friedman-laycock-1989': {
    author: 'Friedman and Laycock',
    year: 1989,
    title: 'Children’s analog and digital clock knowledge, Child Development 60',
  },
  'friel-2001': {
    author: 'Friel, Curcio and Bright',
    year: 2001,
    title: 'Making sense of graphs, Journal for Research in Mathematics Education 32',
  },
  'fujita-jones-2007': {
    author: 'Fujita and Jones',
    year: 2007,
    title:
      'Learners’ understanding of the definitions and hierarchical classification of quadrilaterals, Research in Mathematics Education 9',
  },
  'fuson-1988': { author: 'Fuson', year: 1988, title: 'Children’s Counting and Concepts of Number' },
  'fuson-1990': {
    author: 'Fuson',
    year: 1990,
    title: 'Conceptual structures for multiunit numbers, Cognition and Instruction 7',
  },
  'fyimaths-2017': {
    author: 'FYiMaths',
    year: 2017,
    title: 'Error 1 – Multiplying complex numbers',
  },
  'gallardo-2002': {
    author: 'Gallardo',
    year: 2002,
    title:
      'The extension of the natural-number domain to the integers in the transition from arithmetic to algebra, Educational Studies in Mathematics 49',
  },
  'garfield-ben-zvi-2007': {
    author: 'Garfield and Ben-Zvi',
    year: 2007,
    title: 'How students learn statistics revisited, International Statistical Review 75',
  },
  'gelman-gallistel-1978': { author: 'Gelman and Gallistel', year: 1978, title: 'The Child’s Understanding of Number' },
  'glidden-2008': {
    author: 'Glidden',
    year: 2008,
    title: 'Prospective elementary teachers’ understanding of order of operations, School Science and Mathematics 108',
  },
  'gray-histograms': {
    author: 'Gray',
    year: 2004,
    title:
      'Some insights about college students’ interpretations of histograms, Focus on Learning Problems in Mathematics',
  },
  'green-1983': {
    author: 'Green',
    year: 1983,
    title:
      'A survey of probability concepts in 3000 pupils aged 11–16 years, First International Conference on Teaching Statistics',
  },
  'greer-1992': {
    author: 'Greer',
    year: 1992,
    title:
      'Multiplication and division as models of situations, in Grouws (ed.), Handbook of Research on Mathematics Teaching and Learning',
  },
  'gur-2009': { author: 'Gür', year: 2009, title: 'Trigonometry learning, New Horizons in Education 57' },
  'hansen-2005': { author: 'Hansen (ed.)', year: 2005, title: 'Children’s Errors in Mathematics' },
  'harel-2001': { author: 'Harel', year: 2001, title: 'The development of mathematical induction as a proof scheme' },
  'hart-fractions-1981': {
    author: 'Hart',
    year: 1981,
    title: 'Fractions, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'hart-measurement-1981': {
    author: 'Hart',
    year: 1981,
    title: 'Measurement, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'hart-ratio-1981': {
    author: 'Hart',
    year: 1981,
    title: 'Ratio and proportion, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'healy-hoyles-2000': {
    author: 'Healy and Hoyles',
    year: 2000,
    title: 'A study of proof conceptions in algebra, Journal for Research in Mathematics Education 31',
  },
  'heckler-2013': {
    author: 'Heckler, Mikula and Rosenblatt',
    year: 2013,
    title: 'Student accuracy in reading logarithmic plots: the problem and how to fix it',
  },
  'hoyles-kuchemann-2002': {
    author: 'Hoyles and Küchemann',
    year: 2002,
    title: 'Students’ understandings of logical implication, Educational Studies in Mathematics 51',
  },
  'ib-discrete-2016': {
    author: 'International Baccalaureate',
    year: 2016,
    title: 'Mathematics HL, Paper 3, Discrete Mathematics, May 2016: examiners’ report',
  },
  'ib-studies-2010': {
    author: 'International Baccalaureate',
    year: 2010,
    title: 'Mathematical Studies SL, Paper 1, May 2010: examiners’ report',
  },
  'ib-studies-2012': {
    author: 'International Baccalaureate',
    year: 2012,
    title: 'Mathematical Studies SL, Paper 1, November 2012: examiners’ report',
  },
  'kahneman-tversky-1972': {
    author: 'Kahneman and Tversky',
    year: 1972,
    title: 'Subjective probability: a judgment of representativeness, Cognitive Psychology 3',
  },
  'kamii-russell-2012': {
    author: 'Kamii and Russell',
    year: 2012,
    title: 'Elapsed time: why is it so difficult to teach?, Journal for Research in Mathematics Education 43',
  },
  'kerslake-1981': {
    author: 'Kerslake',
    year: 1981,
    title: 'Graphs, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'kerslake-1986': { author: 'Kerslake', year: 1986, title: 'Fractions: Children’s Strategies and Errors' },
  'kieran-1979': {
    author: 'Kieran',
    year: 1979,
    title: 'Children’s operational thinking within the context of bracketing and the order of operations, PME 3',
  },
  'kieran-1981': {
    author: 'Kieran',
    year: 1981,
    title: 'Concepts associated with the equality symbol, Educational Studies in Mathematics 12',
  },
  'kieran-1992': {
    author: 'Kieran',
    year: 1992,
    title:
      'The learning and teaching of school algebra, in Grouws (ed.), Handbook of Research on Mathematics Teaching and Learning',
  },
  'kirshner-awtry-2004': {
    author: 'Kirshner and Awtry',
    year: 2004,
    title: 'Visual salience of algebraic transformations, Journal for Research in Mathematics Education 35',
  },
  'konold-1989': {
    author: 'Konold',
    year: 1989,
    title: 'Informal conceptions of probability, Cognition and Instruction 6',
  },
  'kontorovich-2017': {
    author: 'Kontorovich',
    year: 2017,
    title:
      'Students’ confusions with reciprocal and inverse functions, International Journal of Mathematical Education in Science and Technology 48',
  },
  'kuchemann-algebra-1981': {
    author: 'Küchemann',
    year: 1981,
    title: 'Algebra, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'kuchemann-integers-1981': {
    author: 'Küchemann',
    year: 1981,
    title: 'Positive and negative numbers, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'kuchemann-reflections-1981': {
    author: 'Küchemann',
    year: 1981,
    title: 'Reflections and rotations, in Hart (ed.), Children’s Understanding of Mathematics 11–16',
  },
  'lecoutre-1992': {
    author: 'Lecoutre',
    year: 1992,
    title: 'Cognitive models and problem spaces in purely random situations, Educational Studies in Mathematics 23',
  },
  'leinhardt-1990': {
    author: 'Leinhardt, Zaslavsky and Stein',
    year: 1990,
    title: 'Functions, graphs, and graphing: tasks, learning, and teaching, Review of Educational Research 60',
  },
  'lem-2013': {
    author: 'Lem, Onghena, Verschaffel and Van Dooren',
    year: 2013,
    title: 'On the misinterpretation of histograms and box plots, Educational Psychology 33',
  },
  'lewis-mayer-1987': {
    author: 'Lewis and Mayer',
    year: 1987,
    title:
      'Students’ miscomprehension of relational statements in arithmetic word problems, Journal of Educational Psychology 79',
  },
  'liang-wood-2005': {
    author: 'Liang and Wood',
    year: 2005,
    title: 'Working with logarithms: students’ misconceptions and errors, The Mathematics Educator 8',
  },
  'linchevski-livneh-1999': {
    author: 'Linchevski and Livneh',
    year: 1999,
    title:
      'Structure sense: the relationship between algebraic and numerical contexts, Educational Studies in Mathematics 40',
  },
  'luneta-makonye-2010': {
    author: 'Luneta and Makonye',
    year: 2010,
    title: 'Learner errors and misconceptions in elementary analysis, Acta Didactica Napocensia 3',
  },
  'macgregor-stacey-1997': {
    author: 'MacGregor and Stacey',
    year: 1997,
    title: 'Students’ understanding of algebraic notation: 11–15, Educational Studies in Mathematics 33',
  },
  'machaba-2016': {
    author: 'Machaba',
    year: 2016,
    title: 'The concepts of area and perimeter: insights and misconceptions of Grade 10 learners, Pythagoras 37',
  },
  'mack-1990': {
    author: 'Mack',
    year: 1990,
    title:
      'Learning fractions with understanding: building on informal knowledge, Journal for Research in Mathematics Education 21',
  },
  'markovits-1986': {
    author: 'Markovits, Eylon and Bruckheimer',
    year: 1986,
    title: 'Functions today and yesterday, For the Learning of Mathematics 6',
  },
  'matz-1982': {
    author: 'Matz',
    year: 1982,
    title:
      'Towards a process model for high school algebra errors, in Sleeman and Brown (eds), Intelligent Tutoring Systems',
  },
  'mcdermott-1987': {
    author: 'McDermott, Rosenquist and van Zee',
    year: 1987,
    title:
      'Student difficulties in connecting graphs and physics: examples from kinematics, American Journal of Physics 55',
  },
  'misailidou-williams-2003': {
    author: 'Misailidou and Williams',
    year: 2003,
    title: 'Diagnostic assessment of children’s proportional reasoning, Journal of Mathematical Behavior 22',
  },
  'mitchelmore-white-2000': {
    author: 'Mitchelmore and White',
    year: 2000,
    title:
      'Development of angle concepts by progressive abstraction and generalisation, Educational Studies in Mathematics 41',
  },
  'moravcova-2021': {
    author: 'Moravcová, Robová, Hromadová and Halas',
    year: 2021,
    title: 'Students’ understanding of axial and central symmetry',
  },
  'movshovitz-hadar-1987': {
    author: 'Movshovitz-Hadar, Zaslavsky and Inbar',
    year: 1987,
    title:
      'An empirical classification model for errors in high school mathematics, Journal for Research in Mathematics Education 18',
  },
  'mullainathan-shafir-2013': {
    author: 'Mullainathan and Shafir',
    year: 2013,
    title: 'Scarcity: Why Having Too Little Means So Much',
  },
  'muzangwa-chifamba-2012': {
    author: 'Muzangwa and Chifamba',
    year: 2012,
    title:
      'Analysis of errors and misconceptions in the learning of calculus by undergraduate students, Acta Didactica Napocensia 5',
  },
  'nemp-2009': {
    author: 'National Education Monitoring Project, New Zealand',
    year: 2009,
    title: 'Mathematics Assessment Results',
  },
  'newman-1977': {
    author: 'Newman',
    year: 1977,
    title:
      'An analysis of sixth-grade pupils’ errors on written mathematical tasks, Victorian Institute for Educational Research Bulletin 39',
  },
  'nguyen-meltzer-2003': {
    author: 'Nguyen and Meltzer',
    year: 2003,
    title:
      'Initial understanding of vector concepts among students in introductory physics courses, American Journal of Physics 71',
  },
  'ni-zhou-2005': {
    author: 'Ni and Zhou',
    year: 2005,
    title:
      'Teaching and learning fraction and rational numbers: the origins and implications of whole number bias, Educational Psychologist 40',
  },
  'nsw-stage-4': {
    author: 'NSW Department of Education',
    year: 2018,
    title: 'Mathematics Stage 4 Diagnostic Tasks: Answers with Common Errors',
  },
  'nunes-bryant-1996': { author: 'Nunes and Bryant', year: 1996, title: 'Children Doing Mathematics' },
  'nzcer-arbs': {
    author: 'New Zealand Council for Educational Research',
    year: 2007,
    title: 'Assessment Resource Banks: mathematics, common errors and likely misconceptions',
  },
  'orton-integration-1983': {
    author: 'Orton',
    year: 1983,
    title: 'Students’ understanding of integration, Educational Studies in Mathematics 14',
  },
  'outhred-mitchelmore-2000': {
    author: 'Outhred and Mitchelmore',
    year: 2000,
    title:
      'Young children’s intuitive understanding of rectangular area measurement, Journal for Research in Mathematics Education 31',
  },
  'papic-2011': {
    author: 'Papic, Mulligan and Mitchelmore',
    year: 2011,
    title:
      'Assessing the development of preschoolers’ mathematical patterning, Journal for Research in Mathematics Education 42',
  },
  'parker-leinhardt-1995': {
    author: 'Parker and Leinhardt',
    year: 1995,
    title: 'Percent: a privileged proportion, Review of Educational Research 65',
  },
  'payne-squibb-1990': {
    author: 'Payne and Squibb',
    year: 1990,
    title: 'Algebra mal-rules and cognitive accounts of error, Cognitive Science 14',
  },
  'pearn-stephens-2004': {
    author: 'Pearn and Stephens',
    year: 2004,
    title: 'Why you have to probe to discover what year 8 students really think about fractions, MERGA 27',
  },
  'piaget-1960': { author: 'Piaget, Inhelder and Szeminska', year: 1960, title: 'The Child’s Conception of Geometry' },
  'piaget-inhelder-1956': { author: 'Piaget and Inhelder', year: 1956, title: 'The Child’s Conception of Space' },
  'pitta-pantazi-2007': {
    author: 'Pitta-Pantazi, Christou and Zachariades',
    year: 2007,
    title:
      'Secondary school students’ levels of understanding in computing exponents, Journal of Mathematical Behavior 26',
  },
  'pmt-2017': {
    author: 'Physics and Mathematics Tutor',
    year: 2017,
    title: 'Velocity-Time Graph (HSC Mathematics 2016, Question 16)',
  },
  'pollatsek-1981': {
    author: 'Pollatsek, Lima and Well',
    year: 1981,
    title: 'Concept or computation: students’ understanding of the mean, Educational Studies in Mathematics 12',
  },
  'potari-spiliotopoulou-1992': {
    author: 'Potari and Spiliotopoulou',
    year: 1992,
    title: 'Children’s approaches to the concept of development, For the Learning of Mathematics 12',
  },
  'resnick-1989': {
    author: 'Resnick, Nesher, Leonard, Magone, Omanson and Peled',
    year: 1989,
    title:
      'Conceptual bases of arithmetic errors: the case of decimal fractions, Journal for Research in Mathematics Education 20',
  },
  'reys-1982': {
    author: 'Reys, Rybolt, Bestgen and Wyatt',
    year: 1982,
    title: 'Processes used by good computational estimators, Journal for Research in Mathematics Education 13',
  },
  'ross-1989': {
    author: 'Ross',
    year: 1989,
    title: 'Parts, wholes, and place value: a developmental view, Arithmetic Teacher 36',
  },
  'ryan-williams-2007': {
    author: 'Ryan and Williams',
    year: 2007,
    title: 'Children’s Mathematics 4–15: Learning from Errors and Misconceptions',
  },
  'sajka-2003': {
    author: 'Sajka',
    year: 2003,
    title:
      'A secondary school student’s understanding of the concept of function, Educational Studies in Mathematics 53',
  },
  schechter: { author: 'Schechter', year: 1994, title: 'The Most Common Errors in Undergraduate Mathematics' },
  'seah-2005': {
    author: 'Seah',
    year: 2005,
    title: 'Analysis of students’ difficulties in solving integration problems, The Mathematics Educator 9',
  },
  'selden-selden-1987': {
    author: 'Selden and Selden',
    year: 1987,
    title: 'Errors and misconceptions in college level theorem proving',
  },
  'shaughnessy-1992': {
    author: 'Shaughnessy',
    year: 1992,
    title:
      'Research in probability and statistics, in Grouws (ed.), Handbook of Research on Mathematics Teaching and Learning',
  },
  'silver-1993': {
    author: 'Silver, Shapiro and Deutsch',
    year: 1993,
    title:
      'Sense making and the solution of division problems involving remainders, Journal for Research in Mathematics Education 24',
  },
  'sleeman-1984': {
    author: 'Sleeman',
    year: 1984,
    title: 'An attempt to understand students’ understanding of basic algebra, Cognitive Science 8',
  },
  'sowder-1992': {
    author: 'Sowder',
    year: 1992,
    title: 'Estimation and number sense, in Grouws (ed.), Handbook of Research on Mathematics Teaching and Learning',
  },
  'stacey-1989': {
    author: 'Stacey',
    year: 1989,
    title: 'Finding and using patterns in linear generalising problems, Educational Studies in Mathematics 20',
  },
  'stacey-steinle-1998': {
    author: 'Steinle and Stacey',
    year: 1998,
    title: 'The incidence of misconceptions of decimal notation amongst students in grades 5 to 10, MERGA 21',
  },
  'steinle-stacey-chambers-2002': {
    author: 'Steinle, Stacey and Chambers',
    year: 2002,
    title: 'Teaching and Learning about Decimals',
  },
  'stafylidou-vosniadou-2004': {
    author: 'Stafylidou and Vosniadou',
    year: 2004,
    title:
      'The development of students’ understanding of the numerical value of fractions, Learning and Instruction 14',
  },
  'stango-zinman-2009': {
    author: 'Stango and Zinman',
    year: 2009,
    title: 'Exponential growth bias and household finance, Journal of Finance 64',
  },
  'strauss-bichler-1988': {
    author: 'Strauss and Bichler',
    year: 1988,
    title:
      'The development of children’s concepts of the arithmetic average, Journal for Research in Mathematics Education 19',
  },
  'stylianides-contraposition-2004': {
    author: 'Stylianides, Stylianides and Philippou',
    year: 2004,
    title:
      'Undergraduate students’ understanding of the contraposition equivalence rule in symbolic and verbal contexts, Educational Studies in Mathematics 55',
  },
  'stylianides-induction-2007': {
    author: 'Stylianides, Stylianides and Philippou',
    year: 2007,
    title:
      'Preservice teachers’ knowledge of proof by mathematical induction, Journal of Mathematics Teacher Education 10',
  },
  'sudol-delyser-2009': {
    author: 'Sudol-DeLyser',
    year: 2009,
    title: 'Notes on the AP Computer Science A exam, CSTeachingTips',
  },
  'swan-2001': { author: 'Swan', year: 2001, title: 'Dealing with misconceptions in mathematics' },
  'tall-schwarzenberger-1978': {
    author: 'Tall and Schwarzenberger',
    year: 1978,
    title: 'Conflicts in the learning of real numbers and limits, Mathematics Teaching 82',
  },
  'tarr-jones-1997': {
    author: 'Tarr and Jones',
    year: 1997,
    title:
      'A framework for assessing middle school students’ thinking in conditional probability and independence, Mathematics Education Research Journal 9',
  },
  'tax-foundation-2024': {
    author: 'Tax Foundation',
    year: 2024,
    title: 'National Tax Literacy Poll',
  },
  'tirosh-2000': {
    author: 'Tirosh',
    year: 2000,
    title:
      'Enhancing prospective teachers’ knowledge of children’s conceptions: the case of division of fractions, Journal for Research in Mathematics Education 31',
  },
  'trowbridge-mcdermott-1980': {
    author: 'Trowbridge and McDermott',
    year: 1980,
    title:
      'Investigation of student understanding of the concept of velocity in one dimension, American Journal of Physics 48',
  },
  'tsamir-almog-2001': {
    author: 'Tsamir and Almog',
    year: 2001,
    title:
      'Students’ strategies and difficulties: the case of algebraic inequalities, International Journal of Mathematical Education in Science and Technology 32',
  },
  'tsamir-bazzini-2004': {
    author: 'Tsamir and Bazzini',
    year: 2004,
    title:
      'Consistencies and inconsistencies in students’ solutions to algebraic single-value inequalities, International Journal of Mathematical Education in Science and Technology 35',
  },
  'tversky-kahneman-1971': {
    author: 'Tversky and Kahneman',
    year: 1971,
    title: 'Belief in the law of small numbers, Psychological Bulletin 76',
  },
  'uconn-2015': {
    author: 'University of Connecticut',
    year: 2015,
    title: 'Gr 2_NBT_PropertyOddEven_Problem_Critique, Bridges',
  },
  'vcaa-further-2014': {
    author: 'Victorian Curriculum and Assessment Authority',
    year: 2014,
    title: 'Further Mathematics, Examination 1: examination report',
  },
  'vaiyavutjamai-clements-2006': {
    author: 'Vaiyavutjamai and Clements',
    year: 2006,
    title:
      'Effects of classroom instruction on students’ understanding of quadratic equations, Mathematics Education Research Journal 18',
  },
  'van-dooren-2003': {
    author: 'Van Dooren, De Bock, Depaepe, Janssens and Verschaffel',
    year: 2003,
    title:
      'The illusion of linearity: expanding the evidence towards probabilistic reasoning, Educational Studies in Mathematics 53',
  },
  'van-dooren-2005': {
    author: 'Van Dooren, De Bock, Hessels, Janssens and Verschaffel',
    year: 2005,
    title: 'Not everything is proportional, Cognition and Instruction 23',
  },
  'van-hiele-1986': {
    author: 'van Hiele',
    year: 1986,
    title: 'Structure and Insight: A Theory of Mathematics Education',
  },
  'vcaa-methods-2020': {
    author: 'Victorian Curriculum and Assessment Authority',
    year: 2020,
    title: 'Mathematical Methods, Examination 1: examination report',
  },
  'vcaa-methods-2024': {
    author: 'Victorian Curriculum and Assessment Authority',
    year: 2024,
    title: 'Mathematical Methods, Examination 2: examination report',
  },
  'vcaa-specialist-2014': {
    author: 'Victorian Curriculum and Assessment Authority',
    year: 2014,
    title: 'Specialist Mathematics, Examination 1: examination report',
  },
  'vcaa-specialist-2015': {
    author: 'Victorian Curriculum and Assessment Authority',
    year: 2015,
    title: 'Specialist Mathematics, Written examination 1: examination report',
  },
  'vcaa-specialist-2017': {
    author: 'Victorian Curriculum and Assessment Authority',
    year: 2017,
    title: 'Specialist Mathematics, Written examination 1 (2017): examination report',
  },
  'vlassis-2004': {
    author: 'Vlassis',
    year: 2004,
    title: 'Making sense of the minus sign or becoming flexible in negativity, Learning and Instruction 14',
  },
  'wagenaar-sagaria-1975': {
    author: 'Wagenaar and Sagaria',
    year: 1975,
    title: 'Misperception of exponential growth, Perception and Psychophysics 18',
  },
  'watson-2006': { author: 'Watson', year: 2006, title: 'Statistical Literacy at School: Growth and Goals' },
  'watson-moritz-2000': {
    author: 'Watson and Moritz',
    year: 2000,
    title: 'Developing concepts of sampling, Journal for Research in Mathematics Education 31',
  },
  'weber-2005': {
    author: 'Weber',
    year: 2005,
    title: 'Students’ understanding of trigonometric functions, Mathematics Education Research Journal 17',
  },
  'zaslavsky-1997': {
    author: 'Zaslavsky',
    year: 1997,
    title: 'Conceptual obstacles in the learning of quadratic functions, Focus on Learning Problems in Mathematics 19',
  },
  'zawojewski-shaughnessy-2000': {
    author: 'Zawojewski and Shaughnessy',
    year: 2000,
    title: 'Mean and median: are they really so easy?, Mathematics Teaching in the Middle School 5',
  },
  'zazkis-2003': {
    author: 'Zazkis, Liljedahl and Gadowsky',
    year: 2003,
    title:
      'Conceptions of function translation: obstacles, intuitions, and rerouting, Journal of Mathematical Behavior 22',
  },
  'zazkis-campbell-1996': {
    author: 'Zazkis and Campbell',
    year: 1996,
    title:
      'Divisibility and multiplicative structure of natural numbers, Journal for Research in Mathematics Education 27',
  },
  'zazkis-liljedahl-2004': {
    author: 'Zazkis and Liljedahl',
    year: 2004,
    title: 'Understanding primes: the role of representation, Journal for Research in Mathematics Education 35',
  },
} satisfies Record<string, Work>;

export type WorkId = keyof typeof works;

/** Works that describe the mistake; where we know none, it is our judgement from marking, and `own` says why. */
export type Source = readonly [WorkId, ...WorkId[]] | { own: string };
